/** The cashier in a frame of an app's page, at the app's own scheme, as on an iPhone (Capacitor, Ionic). */
import { expect } from 'vitest';
import { HostSite } from '../e2e/kit/host-site';
import { placePage } from '../e2e/kit/place-page';
import { flowTags } from '../kit/flow-tags';
import { NativeView, pressing, typing } from './kit/native-view';
import { startScreen } from './kit/screen';
import { onlyDeposit, test as base } from './kit/test';

const NATIVE = flowTags('native').join(' ');
const WAIT = { timeout: 30_000, interval: 50 };

interface Heard {
  messageType: string;
  status?: string;
}

interface AppFixtures {
  view: NativeView;
  /** Opens the app's page; the cashier's own may be embedded by `ancestors`. Returns the app's origin. */
  openApp(scheme: string, ancestors: (origin: string) => string): Promise<void>;
}

const test = base.extend<AppFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the names of the fixtures that are wanted from it
  view: async ({}, provide) => {
    const screen = await startScreen();
    // The views of these apps have handlers by other names, in frames as well.
    const view = await NativeView.start(screen, 'bridge');
    await provide(view);
    await view.close();
    screen.close();
  },
  openApp: async ({ view, sandbox, token }, provide) => {
    const site = new HostSite();
    await provide(async (scheme, ancestors) => {
      const origin = `${scheme}://localhost`;
      const settings = { apiUrl: sandbox.url, hostOrigins: [origin] };
      const widgetUrl = await site.widget({ settings, frameAncestors: [ancestors(origin)] });
      const player = { currency: 'EUR', paymentGeo: 'DE', lang: 'en', token, userId: token, platform: 'ios' };
      const page = { sdk: `${widgetUrl}host-sdk.js`, widgetUrl, payload: player, place: {}, flow: 'deposit' };
      await view.serve(scheme, placePage(page));
      const acts = [pressing('Test card'), typing('Amount', '50'), pressing('Continue to payment')];
      await view.openWith(`${origin}/index.html`, inTheFrame(acts), true);
    });
    await site.close();
  },
});

/** No script of the app's page reaches into the frame: one of the view acts there, step by step. */
const inTheFrame = (acts: string[]) => `if (window !== top) {
  const acts = [${acts.map((act) => `() => ${act}`).join(', ')}];
  setInterval(() => acts[0]?.() && acts.shift(), 50);
}`;

for (const scheme of ['capacitor', 'ionic'])
  test(`${scheme}: paid in the app’s browser, and Back to the app ${NATIVE}`, async ({ view, openApp, gateway }) => {
    await openApp(scheme, (origin) => origin);
    const heard = async () => (await view.run('window.heard')) as Heard[];
    const id = await onlyDeposit(gateway);
    await expect
      .poll(heard, WAIT)
      .toContainEqual(expect.objectContaining({ messageType: 'openExtBrowser', url: expect.stringContaining(id) }));
    await gateway.act(id, 'approve');
    await expect
      .poll(heard, WAIT)
      .toContainEqual(expect.objectContaining({ messageType: 'onTransactionStatus', status: 'processed' }));
    const back = `document.querySelector('iframe').contentWindow.postMessage('{"type":"onGoBack"}', '*'), true`;
    await view.run(back);
    await expect.poll(heard, WAIT).toContainEqual({ messageType: 'onGoBackUnhandled' });
  });

test(`frame-ancestors * names no app’s scheme, and the doctor says so ${NATIVE}`, async ({ view, openApp }) => {
  await openApp('capacitor', () => '*');
  await expect.poll(() => view.run('window.problems'), WAIT).toEqual(['framing_refused']);
});
