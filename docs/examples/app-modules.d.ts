/** The parts of these packages that the examples use, for their check here. An app has the packages' own types. */
declare module 'react-native' {
  export const Linking: { openURL(url: string): Promise<unknown> };
  export const Share: { share(content: { title: string; message: string }): Promise<unknown> };
  export const BackHandler: {
    addEventListener(name: 'hardwareBackPress', listener: () => boolean): { remove(): void };
  };
}

declare module 'react-native-webview' {
  import type { Component, ComponentClass } from 'react';
  interface Props {
    source: { uri: string };
    originWhitelist: string[];
    injectedJavaScriptBeforeContentLoaded: string;
    injectedJavaScriptBeforeContentLoadedForMainFrameOnly?: boolean;
    domStorageEnabled?: boolean;
    onOpenWindow(event: { nativeEvent: { targetUrl: string } }): void;
    onMessage(event: { nativeEvent: { data: string; url: string } }): void;
    onContentProcessDidTerminate(): void;
    onRenderProcessGone(): void;
  }
  export interface WebView extends Component<Props> {
    injectJavaScript(script: string): void;
    reload(): void;
  }
  export const WebView: ComponentClass<Props> & (new (props: Props) => WebView);
}

declare module '@capacitor/app' {
  export const App: {
    addListener(name: 'backButton', listener: () => void): Promise<{ remove(): Promise<void> }>;
  };
}
declare module '@capacitor/app-launcher' {
  export const AppLauncher: { openUrl(options: { url: string }): Promise<{ completed: boolean }> };
}
declare module '@capacitor/browser' {
  export const Browser: { open(options: { url: string }): Promise<void> };
}
