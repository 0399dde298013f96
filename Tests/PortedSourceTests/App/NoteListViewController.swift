import UIKit

@MainActor protocol NoteEditorDelegate: AnyObject {
  func noteEditor(_ editor: NoteEditorViewController, didFinishWith text: String?)
}

/// Writes one note, in a sheet.
final class NoteEditorViewController: UIViewController, UITextFieldDelegate {
  weak var delegate: NoteEditorDelegate?
  let textField = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New note"
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.cancel() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.finish() })
    textField.placeholder = "Text"
    textField.delegate = self
    textField.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(textField)
    NSLayoutConstraint.activate([
      textField.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      textField.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      textField.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textField.becomeFirstResponder()
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    isModalInPresentation = true
    return true
  }

  private func cancel() {
    delegate?.noteEditor(self, didFinishWith: nil)
  }

  private func finish() {
    delegate?.noteEditor(self, didFinishWith: textField.text)
  }
}

/// Notes, with a toolbar to add one and to delete all.
final class NoteListViewController: UITableViewController {
  private(set) var notes: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    tableView.tableFooterView = UIView()
    toolbarItems = [
      UIBarButtonItem(
        systemItem: .trash, primaryAction: UIAction { [weak self] _ in self?.askToDelete() }),
      .flexibleSpace(),
      UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.addNote() }),
    ]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  func addNote() {
    let editor = NoteEditorViewController()
    editor.delegate = self
    let navigation = UINavigationController(rootViewController: editor)
    navigation.modalPresentationStyle = .pageSheet
    navigation.presentationController?.delegate = self
    present(navigation, animated: true)
  }

  func askToDelete() {
    let alert = UIAlertController(
      title: "Delete all notes?", message: "There are \(notes.count).", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        self?.notes = []
        self?.tableView.reloadData()
      })
    present(alert, animated: true, completion: nil)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    cell.textLabel?.text = notes[indexPath.row]
    cell.textLabel?.numberOfLines = 0
    return cell
  }
}

extension NoteListViewController: NoteEditorDelegate {
  func noteEditor(_ editor: NoteEditorViewController, didFinishWith text: String?) {
    dismiss(animated: true)
    guard let text = text, !text.isEmpty else { return }
    notes.append(text)
    tableView.insertRows(
      at: [IndexPath(row: notes.count - 1, section: 0)], with: .automatic)
  }
}

extension NoteListViewController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
        self?.dismiss(animated: true)
      })
    sheet.addAction(UIAlertAction(title: "Keep editing", style: .cancel))
    presentationController.presentedViewController.present(sheet, animated: true)
  }
}
