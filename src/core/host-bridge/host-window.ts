/** The parts of a window that the bridge uses. `window` itself fits; tests pass their own. */
export interface HostWindow {
  readonly parent: { postMessage(message: string, targetOrigin: string): void } | null;
  readonly webkit?: { messageHandlers?: { billing?: { postMessage(json: string): void } } };
  readonly billingBridge?: { nativePostMessage(json: string): void };
  /** Set by native views: the payload of `loaded`, as an object or as JSON. */
  readonly billingUserData?: unknown;
  /** `ancestorOrigins`: origins of the embedding pages, nearest first; Firefox has none. */
  readonly location?: { readonly ancestorOrigins?: ArrayLike<string>; readonly origin?: string };
  readonly document?: { readonly referrer: string };
  addEventListener(type: 'message', listener: (event: HostEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: HostEvent) => void): void;
}

/** The parts of a MessageEvent that are read. */
export interface HostEvent {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
}

/** The origin of the page that embeds this one; undefined if the browser does not reveal it. */
export function parentOrigin({ location, document }: Pick<HostWindow, 'location' | 'document'>): string | undefined {
  const ancestor = location?.ancestorOrigins?.[0];
  if (ancestor !== undefined) return ancestor;
  // The referrer is an address or empty (HTML, "document.referrer").
  const referrer = document?.referrer;
  const origin = referrer ? new URL(referrer).origin : undefined;
  // After a navigation inside the frame, the referrer is the frame's own earlier page and not the parent.
  return origin === location?.origin ? undefined : origin;
}

/** True if no page embeds this one: a native view, or the widget's own address in a browser tab. */
export function isTopLevel(window: Pick<HostWindow, 'parent'>): boolean {
  return (window.parent as unknown) === window;
}
