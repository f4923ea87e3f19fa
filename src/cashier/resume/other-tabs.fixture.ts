import { FakeWindow } from '../test-kit/fake-browser';

type Listener = (event: { data: unknown }) => void;

/** A browser whose tabs receive each other's messages until one is closed abruptly (`cut`). */
export function sharedBrowser() {
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
      addEventListener(_type: 'message', listener: Listener): void {
        this.state.listeners.push(listener);
      }
      postMessage(data: unknown): void {
        if (this.state.isCut) return;
        for (const other of channels)
          if (other !== this.state && other.name === this.state.name && !other.isCut)
            for (const listener of other.listeners) listener({ data: structuredClone(data) });
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
    };
  };
  return { tab: windowOf, channels };
}
