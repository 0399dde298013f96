import UIKit

/// What a search finds; made anywhere, so not bound to the main actor.
struct SearchResult: Sendable, Hashable {
  let title: String
  nonisolated var shortTitle: String { String(title.prefix(12)) }
}

/// Where results come from.
protocol SearchService: Sendable {
  func results(for query: String) async throws -> [SearchResult]
}

/// A model that tells of its changes by closures.
@MainActor final class SearchViewModel {
  private let service: any SearchService
  private(set) var results: [SearchResult] = [] {
    didSet { onChange?(results) }
  }
  var onChange: (([SearchResult]) -> Void)?
  private(set) var task: Task<Void, Never>?

  init(service: any SearchService) {
    self.service = service
  }

  func search(_ query: String) {
    task?.cancel()
    task = Task { [weak self, service] in
      let found = (try? await service.results(for: query)) ?? []
      guard !Task.isCancelled else { return }
      self?.results = Self.sorted(found)
    }
  }

  nonisolated static func sorted(_ results: [SearchResult]) -> [SearchResult] {
    results.sorted { $0.title < $1.title }
  }
}

/// A field over the results, which are labels in a stack.
final class SearchViewController: UIViewController {
  let searchField = UITextField()
  let resultStack = UIStackView()
  let emptyLabel = UILabel()
  let viewModel: SearchViewModel

  init(viewModel: SearchViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    searchField.placeholder = "Search"
    searchField.addAction(
      UIAction { [weak self] action in
        guard let field = action.sender as? UITextField else { return }
        self?.viewModel.search(field.text ?? "")
      }, for: .editingChanged)
    emptyLabel.text = "Nothing found"
    resultStack.axis = .vertical
    resultStack.alignment = .leading
    resultStack.addArrangedSubview(emptyLabel)
    let stack = UIStackView(arrangedSubviews: [searchField, resultStack])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    viewModel.onChange = { [weak self] results in
      self?.show(results)
    }
  }

  private func show(_ results: [SearchResult]) {
    for view in resultStack.arrangedSubviews where view !== emptyLabel {
      resultStack.removeArrangedSubview(view)
      view.removeFromSuperview()
    }
    emptyLabel.isHidden = !results.isEmpty
    for result in results {
      let label = UILabel()
      label.text = result.shortTitle
      resultStack.addArrangedSubview(label)
    }
  }
}
