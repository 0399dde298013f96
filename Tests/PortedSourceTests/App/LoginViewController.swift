import UIKit

@MainActor protocol LoginViewControllerDelegate: AnyObject {
  func loginViewController(_ controller: LoginViewController, didLogInAs name: String)
}

/// A form in the middle of the screen, with a message that comes and goes.
final class LoginViewController: UIViewController {
  weak var delegate: LoginViewControllerDelegate?

  let titleLabel = UILabel()
  let nameField = UITextField()
  let passwordField = UITextField()
  let errorLabel = UILabel()
  let loginButton = UIButton(type: .system)

  private lazy var stackView: UIStackView = {
    let stackView = UIStackView(arrangedSubviews: [
      titleLabel, nameField, passwordField, errorLabel, loginButton,
    ])
    stackView.axis = .vertical
    stackView.spacing = 16
    stackView.setCustomSpacing(32, after: titleLabel)
    stackView.translatesAutoresizingMaskIntoConstraints = false
    return stackView
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.text = "Welcome"
    titleLabel.font = .preferredFont(forTextStyle: .title1)
    titleLabel.textAlignment = .center
    nameField.placeholder = "Name"
    nameField.borderStyle = .roundedRect
    nameField.delegate = self
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    passwordField.borderStyle = .roundedRect
    passwordField.delegate = self
    errorLabel.textColor = .systemRed
    errorLabel.numberOfLines = 0
    errorLabel.isHidden = true
    loginButton.setTitle("Log in", for: .normal)
    loginButton.addAction(
      UIAction { [weak self] _ in self?.logIn() }, for: .primaryActionTriggered)
    for field in [nameField, passwordField] {
      field.addAction(UIAction { [weak self] _ in self?.updateButton() }, for: .editingChanged)
    }

    view.addSubview(stackView)
    NSLayoutConstraint.activate([
      stackView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    updateButton()
  }

  func updateButton() {
    loginButton.isEnabled = !(nameField.text ?? "").isEmpty && passwordField.text?.isEmpty == false
  }

  func logIn() {
    guard let name = nameField.text, passwordField.text == "secret" else {
      errorLabel.text = "Wrong password"
      errorLabel.isHidden = false
      return
    }
    errorLabel.isHidden = true
    delegate?.loginViewController(self, didLogInAs: name)
  }
}

extension LoginViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === nameField {
      passwordField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
      logIn()
    }
    return false
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    (textField.text as NSString? ?? "").replacingCharacters(in: range, with: string).count <= 20
  }
}
