/** What the bridge needs of a window. `window` itself fits; tests give their own. */
export interface HostWindow {
  readonly parent: { postMessage(message: string, targetOrigin: string): void } | null;
  readonly webkit?: { messageHandlers?: { billing?: { postMessage(json: string): void } } };
  readonly billingBridge?: { nativePostMessage(json: string): void };
  /** Put there by native views: the payload of `loaded`, as an object or as JSON. */
  readonly billingUserData?: unknown;
  addEventListener(type: 'message', listener: (event: HostEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: HostEvent) => void): void;
}

/** A MessageEvent, as far as it is read. */
export interface HostEvent {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
}

/** Nobody embeds the page: a native view, or the widget's own address in a browser tab. */
export function isTopLevel(window: Pick<HostWindow, 'parent'>): boolean {
  return (window.parent as unknown) === window;
}
