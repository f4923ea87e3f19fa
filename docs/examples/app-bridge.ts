/**
 * The cashier in an app's web view: what React Native, Flutter and any other view with a message channel share. The page is
 * the cashier's own, without an iframe. See docs/apps.md.
 */

/** Name of the object through which a page speaks to the app: fixed in React Native, chosen by the app in Flutter. */
export type Channel = 'ReactNativeWebView' | 'CashierChannel';

/** The host data, see docs/embedding.md. */
export interface Player {
  token: string;
  userId: string;
  currency: string;
  paymentGeo: string;
  lang: string;
  platform: 'android' | 'ios';
  canShare?: boolean;
}

type AppMessage =
  | { type: 'onGoBack' }
  | { type: 'loaded'; payload: { token: string } }
  | { type: 'openFailed'; url: string };

/** What the app does for the cashier. */
export interface AppSide {
  /** Runs a script in the view. */
  run(script: string): void;
  /** Opens a page in the system's browser, or an app. False where none is there. */
  open(url: string): Promise<boolean>;
  /** A new token of the same player. */
  requestToken(): Promise<string>;
  share?(content: { title: string; text: string; image?: string }): void;
  /** Each state of a transaction, once. */
  onStatus(status: string, id: string): void;
  close(): void;
}

/**
 * The script that must run before the cashier's own. It holds the token, so it looks where it is: a page to which the view
 * is led gets nothing.
 */
export const beforeLoad = (origin: string, player: Player, channel: Channel): string =>
  `if (location.origin === ${JSON.stringify(origin)}) {
    window.billingUserData = ${JSON.stringify(player)};
    window.billingBridge = { nativePostMessage: (json) => window.${channel}.postMessage(json) };
  } true;`;

/** The script that says something to the cashier. */
export const toCashier = (message: AppMessage): string =>
  `window.postMessage(${JSON.stringify(JSON.stringify(message))}, '*'); true;`;

/** Handles one message of the cashier. Take it from the cashier's own page alone. */
export async function hear(json: string, app: AppSide): Promise<void> {
  const message = JSON.parse(json) as Partial<Record<string, string>>;
  const text = (key: string) => message[key] ?? '';
  switch (message['messageType']) {
    case 'openExtBrowser':
      if (!(await app.open(text('url')))) app.run(toCashier({ type: 'openFailed', url: text('url') }));
      break;
    case 'onTokenExpired':
      app.run(toCashier({ type: 'loaded', payload: { token: await app.requestToken() } }));
      break;
    case 'share':
      app.share?.({ title: text('title'), text: text('text'), ...(message['image'] ? { image: text('image') } : {}) });
      break;
    case 'onTransactionStatus':
      app.onStatus(text('status'), text('eventId'));
      break;
    case 'onClose':
    case 'onGoBackUnhandled':
      app.close();
      break;
  }
}
