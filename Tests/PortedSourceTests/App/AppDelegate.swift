import UIKit

/// An app of two tabs, each with a navigation stack of its own.
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let tabBarController = UITabBarController()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    tabBarController.viewControllers = [
      makeTab(title: "Home", root: HomeViewController()),
      makeTab(title: "About", root: AboutViewController()),
    ]
    tabBarController.delegate = self
    window.rootViewController = tabBarController
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  private func makeTab(title: String, root: UIViewController) -> UINavigationController {
    root.navigationItem.title = title
    let navigationController = UINavigationController(rootViewController: root)
    navigationController.tabBarItem = UITabBarItem(title: title, image: nil, selectedImage: nil)
    return navigationController
  }
}

extension AppDelegate: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    viewController.tabBarItem.isEnabled
  }
}

/// A view from edge to edge, and one that keeps clear of the bars.
class HomeViewController: UIViewController {
  let background = UIView()
  let content = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for (child, area) in [
      (background, nil), (content, view.safeAreaLayoutGuide),
    ] as [(UIView, UILayoutGuide?)] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      NSLayoutConstraint.activate([
        child.topAnchor.constraint(equalTo: area?.topAnchor ?? view.topAnchor),
        child.bottomAnchor.constraint(equalTo: area?.bottomAnchor ?? view.bottomAnchor),
        child.leadingAnchor.constraint(equalTo: area?.leadingAnchor ?? view.leadingAnchor),
        child.trailingAnchor.constraint(equalTo: area?.trailingAnchor ?? view.trailingAnchor),
      ])
    }
  }
}

/// A text below the bar, by the guides of old.
class AboutViewController: UIViewController {
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "About"
    label.sizeToFit()
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    label.topAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16
    ).isActive = true
  }
}
