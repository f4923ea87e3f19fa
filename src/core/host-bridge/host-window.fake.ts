import type { HostEvent, HostWindow } from './host-window';

export interface FakeHostWindow extends HostWindow {
  billingUserData?: unknown;
  /** Messages that the carrier got, parsed, with their target origin ('' for a native bridge). */
  readonly sent: { message: Record<string, unknown>; target: string }[];
  /** Delivers as a browser does; from the host page, unless told otherwise. */
  receive(data: unknown, from?: Partial<HostEvent>): void;
  readonly listenerCount: number;
}

export const HOST_ORIGIN = 'https://host.example';

/** A window in a frame of HOST_ORIGIN, at the top, or in a native view. */
export function fakeHostWindow(
  kind: 'framed' | 'top' | 'ios' | 'android' | 'android-frame' = 'framed',
): FakeHostWindow {
  const sent: FakeHostWindow['sent'] = [];
  const listeners = new Set<(event: HostEvent) => void>();
  const take = (json: string, target = ''): void => void sent.push({ message: JSON.parse(json), target });
  const isFramed = kind === 'framed' || kind === 'android-frame';
  const window = {
    sent,
    get listenerCount() {
      return listeners.size;
    },
    postMessage: take,
    addEventListener: (type: string, listener: (event: HostEvent) => void) =>
      void (type === 'message' && listeners.add(listener)),
    removeEventListener: (type: string, listener: (event: HostEvent) => void) =>
      void (type === 'message' && listeners.delete(listener)),
    receive(data: unknown, from: Partial<HostEvent> = {}) {
      const event = { data, origin: HOST_ORIGIN, source: fake.parent, ...from };
      for (const listener of listeners) listener(event);
    },
    ...(kind === 'ios' && { webkit: { messageHandlers: { billing: { postMessage: (json: string) => take(json) } } } }),
    ...(kind.startsWith('android') && { billingBridge: { nativePostMessage: (json: string) => take(json) } }),
  };
  const fake = Object.assign(window, { parent: isFramed ? { postMessage: take } : window }) as FakeHostWindow;
  return fake;
}
