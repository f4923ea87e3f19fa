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
import android.content.Intent
import android.net.Uri
import android.os.Bundle
import android.util.Log
import android.webkit.JavascriptInterface
import android.webkit.WebView
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

  private fun receive(message: JSONObject) {
    when (message.optString("messageType")) {
      "openExtBrowser" -> startActivity(Intent(Intent.ACTION_VIEW, Uri.parse(message.getString("url"))))
      "onTransactionStatus" -> Log.i("cashier", message.getString("status"))
      "onClose", "onGoBackUnhandled" -> finish()
    }
  }
}
