// The cashier as a screen of a Flutter app, in flutter_inappwebview 6 and url_launcher 6. The app's side of docs/apps.md.
import 'dart:collection';
import 'dart:convert';

import 'package:flutter/material.dart';
import 'package:flutter_inappwebview/flutter_inappwebview.dart';
import 'package:url_launcher/url_launcher.dart';

const address = 'https://cashier.example.com/';
const origin = 'https://cashier.example.com';

class CashierScreen extends StatefulWidget {
  const CashierScreen({super.key, required this.player, required this.requestToken, required this.onStatus});

  /// The host data of docs/embedding.md: token, userId, currency, paymentGeo, lang, platform.
  final Map<String, Object> player;
  final Future<String> Function() requestToken;
  final void Function(String status, String id) onStatus;

  @override
  State<CashierScreen> createState() => _CashierScreenState();
}

class _CashierScreenState extends State<CashierScreen> {
  InAppWebViewController? view;

  /// Runs before the cashier's own scripts. It holds the token: a page of another origin gets nothing.
  String get beforeLoad => '''
if (location.origin === "$origin") {
  window.billingUserData = ${jsonEncode(widget.player)};
  window.billingBridge = { nativePostMessage: (json) => window.CashierChannel.postMessage(json) };
}''';

  Future<void> say(Map<String, Object> message) async => view?.evaluateJavascript(
      source: 'window.postMessage(${jsonEncode(jsonEncode(message))}, "*")');

  Future<void> open(String url) async {
    var isOpen = false;
    try {
      isOpen = await launchUrl(Uri.parse(url), mode: LaunchMode.externalApplication);
    } catch (_) {
      // No app takes the link.
    }
    if (!isOpen) await say({'type': 'openFailed', 'url': url});
  }

  Future<void> hear(String json) async {
    final message = jsonDecode(json) as Map<String, dynamic>;
    switch (message['messageType']) {
      case "openExtBrowser":
        await open(message['url'] as String);
      case "onTokenExpired":
        await say({'type': 'loaded', 'payload': {'token': await widget.requestToken()}});
      case "onTransactionStatus":
        widget.onStatus(message['status'] as String, message['eventId'] as String);
      case "onClose" || "onGoBackUnhandled":
        if (mounted) Navigator.of(context).pop();
    }
  }

  @override
  Widget build(BuildContext context) => PopScope(
        canPop: false,
        onPopInvokedWithResult: (_, __) => say({'type': 'onGoBack'}),
        child: SafeArea(
          child: InAppWebView(
            initialUrlRequest: URLRequest(url: WebUri(address)),
            initialUserScripts: UnmodifiableListView([
              UserScript(source: beforeLoad, injectionTime: UserScriptInjectionTime.AT_DOCUMENT_START),
            ]),
            initialSettings: InAppWebViewSettings(
              useShouldOverrideUrlLoading: true,
              supportMultipleWindows: true,
              javaScriptCanOpenWindowsAutomatically: true,
            ),
            onWebViewCreated: (controller) async {
              view = controller;
              await controller.addWebMessageListener(WebMessageListener(
                jsObjectName: 'CashierChannel',
                allowedOriginRules: {origin},
                onPostMessage: (message, _, isMainFrame, __) {
                  if (isMainFrame && message != null) hear(message.data as String);
                },
              ));
            },
            // The view stays at the cashier: whatever leads elsewhere, a new window too, goes to the system.
            shouldOverrideUrlLoading: (_, action) async {
              final url = action.request.url;
              if (!action.isForMainFrame || url == null || url.origin == origin) return NavigationActionPolicy.ALLOW;
              await open(url.toString());
              return NavigationActionPolicy.CANCEL;
            },
            onCreateWindow: (_, action) async {
              final url = action.request.url;
              if (url != null) await open(url.toString());
              return false;
            },
            // The system ends the page's process when memory is short. The cashier finds the payment again.
            onRenderProcessGone: (controller, _) => controller.reload(),
            onWebContentProcessDidTerminate: (controller) => controller.reload(),
          ),
        ),
      );
}
