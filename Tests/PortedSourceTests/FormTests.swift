import Testing
import UIKit

@MainActor @Suite struct `A form` {
  @MainActor final class Listener: LoginViewControllerDelegate {
    var names: [String] = []
    func loginViewController(_ controller: LoginViewController, didLogInAs name: String) {
      names.append(name)
    }
  }

  @Test func `stays in the middle as its message comes and goes`() {
    let login = LoginViewController()
    let window = show(login, 320, 480)
    #expect(login.titleLabel.place == [16, 176, 288, 16])
    #expect(login.nameField.place == [16, 224, 288, 16])
    #expect(login.passwordField.place == [16, 256, 288, 16])
    #expect(login.loginButton.place == [16, 288, 288, 16])
    login.logIn()
    window.layoutIfNeeded()
    #expect(login.titleLabel.place == [16, 160, 288, 16])
    #expect(login.errorLabel.place == [16, 272, 288, 16])
    #expect(login.loginButton.place == [16, 304, 288, 16])
    login.passwordField.text = "secret"
    login.logIn()
    window.layoutIfNeeded()
    #expect(login.loginButton.place == [16, 288, 288, 16])
  }

  @Test func `tells its delegate, which it does not keep`() {
    let login = LoginViewController()
    show(login, 320, 480)
    var listener: Listener? = Listener()
    login.delegate = listener
    #expect(!login.loginButton.isEnabled)
    login.nameField.text = "ada"
    login.passwordField.text = "secret"
    login.nameField.sendActions(for: .editingChanged)
    #expect(login.loginButton.isEnabled)
    login.loginButton.sendActions(for: .primaryActionTriggered)
    #expect(listener?.names == ["ada"])
    listener = nil
    #expect(login.delegate == nil)
  }

  @Test func `limits what is typed, and moves on at Return`() {
    let login = LoginViewController()
    let window = show(login, 320, 480)
    let long = String(repeating: "x", count: 21)
    let start = NSRange(location: 0, length: 0)
    let field = login.nameField
    #expect(!login.textField(field, shouldChangeCharactersIn: start, replacementString: long))
    #expect(login.textField(field, shouldChangeCharactersIn: start, replacementString: "x"))
    window.makeKeyAndVisible()
    #expect(!login.textFieldShouldReturn(field))
    #expect(login.passwordField.isFirstResponder)
  }

  @Test func `scrolls to the field that a keyboard would cover`() {
    let form = FormScrollViewController(names: (1...12).map { "Field \($0)" })
    let window = show(form, 320, 240)
    #expect(form.scrollView.contentSize == CGSize(width: 320, height: 400))
    #expect(form.fields[0].place == [16, 16, 288, 16])
    form.keyboardWillShow(height: 96, for: form.fields[11])
    #expect(form.scrollView.place[3] == 144)
    #expect(form.scrollView.contentOffset == CGPoint(x: 0, y: 240))
    #expect(form.fields[11].place == [16, 128, 288, 16])
    form.keyboardWillHide()
    #expect(form.fields[11].place == [16, 208, 288, 16])
    #expect(form.scrollCount == 2)
    window.resize(to: 200, 240)
    #expect(form.scrollView.contentSize == CGSize(width: 200, height: 400))
  }

  @Test func `shows an error above the content`() {
    struct Failure: Error, CustomStringConvertible { let description: String }
    let content = UIView()
    let controller = ErrorBannerController(content: content)
    let window = show(controller, 320, 240)
    #expect(content.place == [0, 0, 320, 240])
    controller.show(Failure(description: "No network"))
    #expect(controller.bannerView.place == [0, 0, 320, 32])
    #expect(controller.messageLabel.place == [8, 8, 304, 16])
    #expect(content.place == [0, 32, 320, 208])
    controller.show(Failure(description: "The server does not answer; check the connection"))
    #expect(content.place == [0, 48, 320, 192])
    controller.dismissBanner()
    window.layoutIfNeeded()
    #expect(content.place == [0, 0, 320, 240])
  }
}
