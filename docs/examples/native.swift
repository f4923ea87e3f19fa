// The cashier in an iOS app. The native side of docs/embedding.md, "In a native app".
import SafariServices
import UIKit
import WebKit

// Backups: the web view's storage holds no token and nothing that was typed (docs/deployment.md, "Backups"). With a
// `.nonPersistent()` data store none of it is written to the device; a payment that was left is then found by the gateway.
final class CashierViewController: UIViewController, WKScriptMessageHandler, WKNavigationDelegate {
  private let address = URL(string: "https://cashier.example.com/")!
  private let origin = "https://cashier.example.com"
  private var playerScript: WKUserScript!
  private var webView: WKWebView!

  override func viewDidLoad() {
    super.viewDidLoad()
    let player: [String: Any] = [
      "token": "the session token of the player", "currency": "EUR", "paymentGeo": "DE", "lang": "en",
      "platform": "ios",
    ]
    let data = try! JSONSerialization.data(withJSONObject: player)
    let content = WKUserContentController()
    content.add(self, name: "billing")
    // The cashier finds it before its first script runs. It holds the token, so it looks where it is: a provider's page that
    // opens in this view, or one to which that leads, gets nothing.
    let script =
      "if (location.origin === \"\(origin)\") window.billingUserData = " + String(decoding: data, as: UTF8.self)
    playerScript = WKUserScript(source: script, injectionTime: .atDocumentStart, forMainFrameOnly: true)
    let configuration = WKWebViewConfiguration()
    configuration.websiteDataStore = .nonPersistent()
    configuration.userContentController = content
    webView = WKWebView(frame: view.bounds, configuration: configuration)
    webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    webView.navigationDelegate = self
    view.addSubview(webView)
    webView.load(URLRequest(url: address))
  }

  /// Asked before each navigation and redirect: the view has the script only while it goes to the cashier.
  func webView(
    _ webView: WKWebView, decidePolicyFor action: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    if action.targetFrame?.isMainFrame == true {
      let content = webView.configuration.userContentController
      content.removeAllUserScripts()
      if isCashier(action.request.url) { content.addUserScript(playerScript) }
    }
    decisionHandler(.allow)
  }

  private func isCashier(_ url: URL?) -> Bool {
    url?.scheme == address.scheme && url?.host == address.host && url?.port == address.port
  }

  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
    guard message.frameInfo.isMainFrame, isCashier(message.frameInfo.request.url), let text = message.body as? String,
      let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    else { return }
    switch object["messageType"] as? String {
    case "openExtBrowser":
      guard let link = object["url"] as? String, let url = URL(string: link) else { return }
      if url.scheme == "https" { present(SFSafariViewController(url: url), animated: true) }
      else {
        // No `canOpenURL` before: it says no to every scheme that Info.plist does not name.
        UIApplication.shared.open(url) { isOpen in if !isOpen { self.openFailed() } }
      }
    case "onTransactionStatus": print(object["status"] ?? "", object["amount"] ?? "", object["currency"] ?? "")
    case "onClose", "onGoBackUnhandled": close()
    default: break
    }
  }

  /// The app's own back button or gesture.
  func back() {
    webView.evaluateJavaScript(#"window.postMessage('{"type":"onGoBack"}', '*')"#)
  }

  private func openFailed() {
    webView.evaluateJavaScript(#"window.postMessage('{"type":"openFailed"}', '*')"#)
  }

  /// The system ends the page's process when memory is short. The cashier finds the payment again.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { webView.reload() }

  private func close() {
    // The content controller holds on to its handler.
    webView.configuration.userContentController.removeScriptMessageHandler(forName: "billing")
    dismiss(animated: true)
  }
}
