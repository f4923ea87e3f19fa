import type { HostWindow } from './host-window';

export type CarrierKind = 'ios' | 'android' | 'parent';

/** The way in which messages leave for the host (contract 1). */
interface Carrier {
  readonly kind: CarrierKind;
  /** Only `parent` uses `targetOrigin`: a native bridge has a single reader. May throw. */
  post(json: string, targetOrigin: string): void;
}

/** The first that exists: iOS message handler, Android bridge, parent window. */
export function pickCarrier(window: HostWindow): Carrier {
  const ios = window.webkit?.messageHandlers?.billing;
  if (ios) return { kind: 'ios', post: (json) => ios.postMessage(json) };
  const android = window.billingBridge;
  if (android) return { kind: 'android', post: (json) => android.nativePostMessage(json) };
  return { kind: 'parent', post: (json, targetOrigin) => window.parent?.postMessage(json, targetOrigin) };
}
