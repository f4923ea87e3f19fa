/** The cashier as a screen of a React Native app, in react-native-webview 13. See docs/apps.md. */
import { useEffect, useRef } from 'react';
import { BackHandler, Linking, Share } from 'react-native';
import { WebView } from 'react-native-webview';
import { beforeLoad, hear, toCashier, type AppSide, type Player } from './app-bridge';

const ADDRESS = 'https://cashier.example.com/';
const ORIGIN = new URL(ADDRESS).origin;

interface CashierScreenProps extends Pick<AppSide, 'requestToken' | 'onStatus' | 'close'> {
  player: Player;
}

export function CashierScreen({ player, ...app }: CashierScreenProps) {
  const view = useRef<WebView>(null);
  const run = (script: string) => view.current?.injectJavaScript(script);
  // `openURL` rejects where no app takes the link. `canOpenURL` says no to every app that the manifest does not name.
  const open = (url: string) =>
    Linking.openURL(url).then(
      () => true,
      () => false,
    );
  const share = ({ title, text }: { title: string; text: string }) => void Share.share({ title, message: text });
  useEffect(() => {
    const back = BackHandler.addEventListener('hardwareBackPress', () => {
      view.current?.injectJavaScript(toCashier({ type: 'onGoBack' }));
      return true;
    });
    return () => back.remove();
  }, []);
  return (
    <WebView
      ref={view}
      source={{ uri: ADDRESS }}
      // Any other page is opened outside; the view shows nothing but the cashier.
      originWhitelist={[ORIGIN]}
      injectedJavaScriptBeforeContentLoaded={beforeLoad(ORIGIN, player, 'ReactNativeWebView')}
      injectedJavaScriptBeforeContentLoadedForMainFrameOnly
      domStorageEnabled
      // A window would be a second view without an address bar: it goes to the system's browser.
      onOpenWindow={({ nativeEvent }) => void open(nativeEvent.targetUrl)}
      onMessage={({ nativeEvent }) => {
        if (new URL(nativeEvent.url).origin === ORIGIN) void hear(nativeEvent.data, { ...app, run, open, share });
      }}
      // The system ends the page's process when memory is short. The cashier finds the payment again.
      onContentProcessDidTerminate={() => view.current?.reload()}
      onRenderProcessGone={() => view.current?.reload()}
    />
  );
}
