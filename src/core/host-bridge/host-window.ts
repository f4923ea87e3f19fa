/** What the bridge needs of a window. `window` itself fits; tests give their own. */
export interface HostWindow {
  readonly parent: { postMessage(message: string, targetOrigin: string): void } | null;
  readonly webkit?: { messageHandlers?: { billing?: { postMessage(json: string): void } } };
  readonly billingBridge?: { nativePostMessage(json: string): void };
  /** Put there by native views: the payload of `loaded`, as an object or as JSON. */
  readonly billingUserData?: unknown;
  /** The embedding pages, nearest first; Firefox has none. */
  readonly location?: { readonly ancestorOrigins?: ArrayLike<string>; readonly origin?: string };
  readonly document?: { readonly referrer: string };
  addEventListener(type: 'message', listener: (event: HostEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: HostEvent) => void): void;
}

/** A MessageEvent, as far as it is read. */
export interface HostEvent {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
}

/** The origin of the page that embeds this one, where the browser tells it. */
export function parentOrigin({ location, document }: Pick<HostWindow, 'location' | 'document'>): string | undefined {
  const ancestor = location?.ancestorOrigins?.[0];
  if (ancestor !== undefined) return ancestor;
  // An address, or nothing (HTML, "document.referrer").
  const referrer = document?.referrer;
  const origin = referrer ? new URL(referrer).origin : undefined;
  // A frame that has gone to another page of its own has come from itself.
  return origin === location?.origin ? undefined : origin;
}

/** Nobody embeds the page: a native view, or the widget's own address in a browser tab. */
export function isTopLevel(window: Pick<HostWindow, 'parent'>): boolean {
  return (window.parent as unknown) === window;
}
