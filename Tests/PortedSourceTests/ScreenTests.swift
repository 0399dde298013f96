import Testing
import UIKit

@MainActor @Suite struct `A screen` {
  @Test func `has pages side by side`() {
    let onboarding = OnboardingViewController(pages: ["Hello": "a", "Look": "b", "Go": "c"])
    let window = show(onboarding, 320, 240)
    var isFinished = false
    onboarding.onFinish = { isFinished = true }
    #expect(onboarding.nextButton.place == [240, 208, 64, 16])
    #expect(onboarding.pageLabel.place == [140, 208, 40, 16])
    #expect(
      onboarding.pageViews.map(\.place) == [
        [0, 0, 320, 208], [320, 0, 320, 208], [640, 0, 320, 208],
      ])
    #expect(
      onboarding.pageViews[0].subviews.map(\.place) == [[140, 80, 40, 16], [156, 112, 8, 16]])
    onboarding.nextButton.sendActions(for: .primaryActionTriggered)
    window.layoutIfNeeded()
    #expect(onboarding.currentPage == 1 && onboarding.pageLabel.text == "2 / 3")
    #expect(onboarding.pageViews[1].place == [0, 0, 320, 208])
    onboarding.showNextPage()
    onboarding.showNextPage()
    #expect(isFinished)
  }

  @Test func `shows a detail beside or below its list`() {
    let list = UIViewController()
    let detail = UIViewController()
    let controller = MasterDetailViewController(master: list)
    let window = show(controller, 640, 480)
    controller.show(detail: UIViewController())
    controller.show(detail: detail)
    window.layoutIfNeeded()
    #expect(controller.children == [list, detail] && detail.parent === controller)
    #expect(list.view.place == [0, 0, 160, 480])
    #expect(detail.view.place == [160, 0, 480, 480])
    window.resize(to: 400, 480)
    #expect(list.view.place == [0, 0, 400, 96])
    #expect(detail.view.place == [0, 96, 400, 384])
    window.resize(to: 800, 480)
    #expect(list.view.place == [0, 0, 200, 480])
    #expect(detail.view.place == [200, 0, 600, 480])
  }

  @Test func `has tabs with stacks of their own`() throws {
    let delegate = AppDelegate()
    #expect(delegate.application(UIApplication.shared, didFinishLaunchingWithOptions: nil))
    let window = try #require(delegate.window)
    window.layoutIfNeeded()
    let stacks = delegate.tabBarController.viewControllers?.compactMap {
      $0 as? UINavigationController
    }
    let home = try #require(stacks?.first?.topViewController as? HomeViewController)
    #expect(home.background.place == [0, 0, 640, 384])
    #expect(home.content.place == [0, 32, 640, 320])
    delegate.tabBarController.selectedIndex = 1
    window.layoutIfNeeded()
    let about = try #require(stacks?.last?.topViewController as? AboutViewController)
    #expect(about.label.place == [300, 48, 40, 16])
  }

  @Test func `is pushed by a coordinator, and goes when it is popped`() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = show(navigation, 320, 240)
    let coordinator = ListCoordinator(navigationController: navigation, names: ["Ada", "Bob"])
    coordinator.start()
    window.layoutIfNeeded()
    let list = try #require(navigation.topViewController as? NameListViewController)
    #expect(list.tableView.visibleCells[1].place == [0, 76, 320, 44])
    list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
    window.layoutIfNeeded()
    weak var detail: NameViewController?
    detail = navigation.topViewController as? NameViewController
    #expect(detail?.nameLabel.place == [16, 40, 24, 16])
    detail?.done()
    #expect(navigation.viewControllers.count == 1 && detail == nil)
  }

  @Test func `has halves that follow the size class`() throws {
    let controller = AdaptiveViewController()
    let window = show(controller, 640, 480)
    #expect(controller.first.place == [0, 0, 320, 480])
    window.resize(to: 400, 480)
    #expect(controller.first.place == [0, 0, 400, 232])
    #expect(controller.second.place == [0, 248, 400, 232])
    let change = try #require(controller.traitChanges.last)
    #expect(change == (.regular, .compact))
    window.resize(to: 400, 320)
    #expect(controller.second.place == [0, 160, 400, 160])
  }

  @Test func `has a text of readable width`() {
    let article = ArticleViewController()
    article.textLabel.text = "Text"
    let window = show(article, 1000, 480)
    #expect(article.imageView.place == [0, 0, 1000, 96])
    #expect(article.textLabel.place == [164, 104, 672, 16])
    window.resize(to: 320, 480)
    #expect(article.textLabel.place == [16, 104, 288, 16])
  }

  @Test func `keeps clear of what floats over it`() {
    let list = TrackListViewController()
    let player = PlayerViewController(list: list)
    let window = show(player, 320, 240)
    #expect(player.playerView.place == [0, 192, 320, 48])
    #expect(list.headline.place == [32, 16, 48, 16])
    #expect(list.shuffleButton.place == [200, 160, 88, 16])
    player.closePlayer()
    window.layoutIfNeeded()
    #expect(list.shuffleButton.place == [200, 208, 88, 16])
    #expect(list.bottomInsets == [48, 0])
  }

  @Test func `holds a picture of an aspect ratio`() {
    let video = VideoViewController()
    let window = show(video, 320, 480)
    #expect(video.videoView.place == [0, 150, 320, 180])
    #expect(video.captionLabel.place == [0, 298, 320, 16])
    window.resize(to: 640, 240)
    #expect(video.videoView.place == [107, 0, 427, 240])
    video.setAspectRatio(1)
    window.resize(to: 320, 480)
    #expect(video.videoView.place == [0, 80, 320, 320])
  }

  @Test func `shows what a model finds in the background`() async {
    struct Fruits: SearchService {
      func results(for query: String) async throws -> [SearchResult] {
        ["Pear", "Apple", "A fruit with a long name"].map { SearchResult(title: $0) }
      }
    }
    let search = SearchViewController(viewModel: SearchViewModel(service: Fruits()))
    let window = show(search, 320, 240)
    #expect(search.searchField.place == [16, 8, 288, 16])
    #expect(search.emptyLabel.place == [16, 32, 104, 16])
    search.searchField.text = "fruit"
    search.searchField.sendActions(for: .editingChanged)
    await search.viewModel.task?.value
    window.layoutIfNeeded()
    let labels = search.resultStack.arrangedSubviews.filter { !$0.isHidden }
    #expect(labels.map(\.place) == [[16, 32, 96, 16], [16, 48, 40, 16], [16, 64, 32, 16]])
  }

  @Test func `opens and closes its sections`() {
    let faq = FAQViewController()
    let window = show(faq, 320, 400)
    #expect(
      faq.sections.map(\.place) == [[0, 48, 320, 72], [0, 120, 320, 72], [0, 192, 320, 72]])
    #expect(faq.note.place == [0, 280, 320, 16])
    faq.sections[0].headingButton.sendActions(for: .touchUpInside)
    window.layoutIfNeeded()
    #expect(
      faq.sections.map(\.place) == [[0, 48, 320, 16], [0, 64, 320, 72], [0, 136, 320, 72]])
    #expect(faq.note.place == [0, 224, 320, 16])
    faq.setBannerHidden(true)
    window.layoutIfNeeded()
    #expect(faq.note.place == [0, 184, 320, 16])
    faq.setBannerHidden(false)
    faq.sections[0].toggle()
    window.layoutIfNeeded()
    #expect(faq.note.place == [0, 280, 320, 16])
  }
}
