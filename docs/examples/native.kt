// The cashier in an Android app. The native side of docs/embedding.md, "In a native app".
//
// Backups: the web view writes its storage below app_webview/, and Android backs that up. It holds no token and nothing that was
// typed (docs/deployment.md, "Backups"), but what was paid by which method. Leave it out in the manifest:
//   <application android:fullBackupContent="@xml/backup" android:dataExtractionRules="@xml/extraction" …>
//   res/xml/backup.xml:     <full-backup-content><exclude domain="root" path="app_webview/" /></full-backup-content>
//   res/xml/extraction.xml: <data-extraction-rules>
//     <cloud-backup><exclude domain="root" path="app_webview/" /></cloud-backup>
//     <device-transfer><exclude domain="root" path="app_webview/" /></device-transfer></data-extraction-rules>
// Or android:allowBackup="false"; from Android 12 on it does not stop a transfer to another device.
import android.annotation.SuppressLint
import android.content.ActivityNotFoundException
import android.content.Intent
import android.net.Uri
import android.os.Bundle
import android.util.Log
import android.webkit.JavascriptInterface
import android.webkit.RenderProcessGoneDetail
import android.webkit.WebResourceRequest
import android.webkit.WebView
import android.webkit.WebViewClient
import androidx.activity.ComponentActivity
import androidx.activity.OnBackPressedCallback
import androidx.webkit.WebViewCompat
import org.json.JSONObject

class CashierActivity : ComponentActivity() {
  private val address = "https://cashier.example.com/"
  private lateinit var webView: WebView

  @SuppressLint("SetJavaScriptEnabled")
  override fun onCreate(state: Bundle?) {
    super.onCreate(state)
    webView = WebView(this)
    webView.settings.javaScriptEnabled = true
    webView.settings.domStorageEnabled = true
    webView.addJavascriptInterface(Bridge(), "billingBridge")
    val player = JSONObject()
      .put("token", "the session token of the player").put("currency", "EUR").put("paymentGeo", "DE")
      .put("lang", "en").put("platform", "android")
    // The cashier finds it before its first script runs; no other origin gets it: it holds the token.
    val origin = Uri.parse(address).let { "${it.scheme}://${it.authority}" }
    WebViewCompat.addDocumentStartJavaScript(webView, "window.billingUserData = $player", setOf(origin))
    webView.webViewClient = object : WebViewClient() {
      /** The view stays at the cashier: whatever leads elsewhere goes to the system. */
      override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
        if (!request.isForMainFrame || request.url.toString().startsWith("$origin/")) return false
        open(request.url.toString())
        return true
      }

      /** The system ends the page's process when memory is short. Without `true` it ends the app as well. */
      override fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail): Boolean {
        recreate()
        return true
      }
    }
    setContentView(webView)
    onBackPressedDispatcher.addCallback(this, object : OnBackPressedCallback(true) {
      override fun handleOnBackPressed() {
        webView.evaluateJavascript("""window.postMessage('{"type":"onGoBack"}', '*')""", null)
      }
    })
    webView.loadUrl(address)
  }

  private inner class Bridge {
    /** Called on a thread of the web view's. */
    @JavascriptInterface
    fun nativePostMessage(json: String) = runOnUiThread { receive(JSONObject(json)) }
  }

  /** No `queryIntentActivities` before: it sees only apps that the manifest names in `<queries>`. */
  private fun open(url: String) {
    try {
      startActivity(Intent(Intent.ACTION_VIEW, Uri.parse(url)))
    } catch (_: ActivityNotFoundException) {
      webView.evaluateJavascript("""window.postMessage('{"type":"openFailed"}', '*')""", null)
    }
  }

  private fun receive(message: JSONObject) {
    when (message.optString("messageType")) {
      "openExtBrowser" -> open(message.getString("url"))
      "onTransactionStatus" -> Log.i("cashier", message.getString("status"))
      "onClose", "onGoBackUnhandled" -> finish()
    }
  }
}
