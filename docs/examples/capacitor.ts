/**
 * The cashier in an app of Capacitor or Ionic: the app is itself a page, at `capacitor://localhost` (iOS), `ionic://localhost`
 * or `https://localhost` (Android), and the cashier stands in a frame of it. See docs/apps.md.
 */
import { App } from '@capacitor/app';
import { AppLauncher } from '@capacitor/app-launcher';
import { Browser } from '@capacitor/browser';
import { mountCashier, type CashierHandle } from 'cashier-host-sdk';

interface AppCashierOptions {
  container: HTMLElement;
  player: { token: string; userId: string; currency: string; paymentGeo: string; lang: string };
  platform: 'android' | 'ios';
  requestToken(): Promise<string>;
  onStatus(status: string, id: string): void;
  close(): void;
}

export function mountInApp(options: AppCashierOptions): CashierHandle {
  const { container, player, platform, requestToken, onStatus, close } = options;
  const widgetUrl = 'https://cashier.example.com/';
  // `platform` makes it the native cashier: pages and apps are opened by `openExtBrowser`, never in a window.
  const cashier = mountCashier(container, {
    widgetUrl,
    payload: { ...player, platform },
    requestToken,
  });
  const open = async (url: string) => {
    if (/^https?:/.test(url)) return Browser.open({ url });
    const { completed } = await AppLauncher.openUrl({ url });
    if (!completed) throw new Error('no app');
  };
  const failed = (url: string) => {
    const message = JSON.stringify({ type: 'openFailed', url });
    cashier.iframe.contentWindow?.postMessage(message, new URL(widgetUrl).origin);
  };
  cashier.on('openExtBrowser', ({ url }) => void open(url).catch(() => failed(url)));
  cashier.on('onTransactionStatus', ({ status, eventId }) => onStatus(status, eventId));
  const back = App.addListener('backButton', () => cashier.back());
  const leave = () => {
    void back.then((listener) => listener.remove());
    cashier.destroy();
    close();
  };
  cashier.on('onClose', leave);
  cashier.on('onGoBackUnhandled', leave);
  return cashier;
}
