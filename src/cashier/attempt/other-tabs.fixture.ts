import { Session } from '../../core/session/session';
import { FakeWindow } from '../test-kit/fake-browser';
import { tab } from '../test-kit/tab';
import { OtherTabs } from './other-tabs';

type Listener = (event: { data: unknown }) => void;

/** A browser whose tabs receive each other's messages, late ones upon `deliver`, until one is closed abruptly (`cut`). */
export function sharedBrowser() {
  let late: (() => void)[] | undefined;
  const channels = new Set<{ name: string; listeners: Listener[]; isCut: boolean }>();
  const windowOf = () => {
    const own: { isCut: boolean }[] = [];
    class Channel {
      private readonly state: { name: string; listeners: Listener[]; isCut: boolean };
      constructor(name: string) {
        this.state = { name, listeners: [], isCut: false };
        channels.add(this.state);
        own.push(this.state);
      }
      addEventListener(type: string, listener: Listener): void {
        if (type === 'message') this.state.listeners.push(listener);
      }
      postMessage(data: unknown): void {
        if (this.state.isCut) return;
        for (const other of channels)
          if (other !== this.state && other.name === this.state.name && !other.isCut)
            for (const listener of other.listeners) {
              const hear = () => listener({ data: structuredClone(data) });
              if (late) late.push(hear);
              else hear();
            }
      }
      close(): void {
        channels.delete(this.state);
      }
    }
    const page = new FakeWindow();
    const window = Object.assign(page.asWindow, { BroadcastChannel: Channel }) as unknown as Window;
    return {
      window,
      cut: () => own.forEach((state) => (state.isCut = true)),
      /** The page goes into the browser's back/forward cache. */
      sleep: () => page.fire('pagehide', { persisted: true }),
      wake: () => page.fire('pageshow', { persisted: true }),
      /** The page is shown for the first time, as each is once it has loaded. */
      show: () => page.fire('pageshow', { persisted: false }),
    };
  };
  const beLate = () => (late = []);
  const deliver = () => {
    const heard = late ?? [];
    late = undefined;
    for (const hear of heard) hear();
  };
  return { tab: windowOf, channels, beLate, deliver };
}

/** A page of its own tab, or another frame's of the tab `kit`. */
export function openTab(
  browser: ReturnType<typeof sharedBrowser>,
  payload: Record<string, unknown>,
  kit = tab(payload),
) {
  const { window, ...page } = browser.tab();
  const { app, attempts } = kit.load({}, { window });
  return { ...kit, others: app.get(OtherTabs), session: app.get(Session), attempts, ...page };
}
