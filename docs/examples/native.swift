// The cashier in an iOS app. The native side of docs/embedding.md, "In a native app".
import SafariServices
import UIKit
import WebKit

final class CashierViewController: UIViewController, WKScriptMessageHandler {
  private let address = URL(string: "https://cashier.example.com/")!
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
    // The cashier finds it before its first script runs. In the main frame alone: it holds the token.
    let script = "window.billingUserData = " + String(decoding: data, as: UTF8.self)
    content.addUserScript(WKUserScript(source: script, injectionTime: .atDocumentStart, forMainFrameOnly: true))
    let configuration = WKWebViewConfiguration()
    configuration.userContentController = content
    webView = WKWebView(frame: view.bounds, configuration: configuration)
    webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(webView)
    webView.load(URLRequest(url: address))
  }

  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
    guard message.frameInfo.isMainFrame, let text = message.body as? String,
      let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    else { return }
    switch object["messageType"] as? String {
    case "openExtBrowser":
      guard let link = object["url"] as? String, let url = URL(string: link) else { return }
      if url.scheme == "https" { present(SFSafariViewController(url: url), animated: true) }
      else { UIApplication.shared.open(url) }
    case "onTransactionStatus": print(object["status"] ?? "", object["amount"] ?? "", object["currency"] ?? "")
    case "onClose", "onGoBackUnhandled": close()
    default: break
    }
  }

  /// The app's own back button or gesture.
  func back() {
    webView.evaluateJavaScript(#"window.postMessage('{"type":"onGoBack"}', '*')"#)
  }

  private func close() {
    // The content controller holds on to its handler.
    webView.configuration.userContentController.removeScriptMessageHandler(forName: "billing")
    dismiss(animated: true)
  }
}
