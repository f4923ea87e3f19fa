/**
 * Functions that run in Firefox itself, outside of its pages: each is sent as source text, so it can use nothing else of
 * this file. https://searchfox.org/mozilla-central/source/accessible/interfaces
 */

/** The part of `nsIAccessible` that is used here. */
interface Accessible {
  readonly computedARIARole: string;
  readonly name: string | null;
  readonly description: string;
  readonly role: number;
  readonly firstChild: Accessible | null;
  readonly nextSibling: Accessible | null;
  readonly parent: Accessible | null;
  readonly attributes: { getStringProperty(name: string): string };
  getState(states: { value?: number }, more: object): void;
}

interface AccessibleEvent {
  readonly accessible: Accessible;
  readonly eventType: number;
  QueryInterface(type: unknown): AccessibleEvent & { readonly modifiedText: string };
}

interface BrowserWindow {
  gBrowser: { browsers: { currentURI: { spec: string } }[] };
}

interface Listener {
  observe(event: AccessibleEvent): void;
}

declare const Cc: Record<string, { getService(type: unknown): { getAccessibleFor(node: unknown): Accessible | null } }>;
declare const Ci: {
  nsIAccessibilityService: unknown;
  nsIAccessibleEvent: { EVENT_SHOW: number; EVENT_TEXT_INSERTED: number };
  nsIAccessibleTextChangeEvent: unknown;
  nsIAccessibleRole: { ROLE_TEXT_LEAF: number };
  nsIAccessibleStates: { STATE_FOCUSED: number };
};
declare const Services: {
  obs: {
    addObserver(listener: Listener, topic: string): void;
    removeObserver(listener: Listener, topic: string): void;
  };
  wm: { getEnumerator(kind: string): Iterable<BrowserWindow> };
};
declare const window: { hearing?: Listener & { told: string[] } };

/** Records announcements of live regions, which `nsIAccessible` marks: a reader speaks texts that are inserted or become visible. */
export function hearBrowser(): void {
  const { EVENT_SHOW, EVENT_TEXT_INSERTED } = Ci.nsIAccessibleEvent;
  const isLive = (accessible: Accessible): boolean => {
    try {
      return /polite|assertive/.test(accessible.attributes.getStringProperty('container-live'));
    } catch {
      // The element has no such attribute, or is gone.
      return false;
    }
  };
  const textOf = (accessible: Accessible): string => {
    if (accessible.role === Ci.nsIAccessibleRole.ROLE_TEXT_LEAF) return accessible.name ?? '';
    const texts: string[] = [];
    for (let child = accessible.firstChild; child; child = child.nextSibling) texts.push(textOf(child));
    return texts.join(' ');
  };
  const told: string[] = [];
  const hearing = {
    told,
    observe(subject: AccessibleEvent) {
      const event = subject.QueryInterface(Ci.nsIAccessibleEvent);
      if (event.eventType !== EVENT_SHOW && event.eventType !== EVENT_TEXT_INSERTED) return;
      if (!isLive(event.accessible)) return;
      const isText = event.eventType === EVENT_TEXT_INSERTED;
      const text = isText
        ? event.QueryInterface(Ci.nsIAccessibleTextChangeEvent).modifiedText.replaceAll('\uFFFC', ' ')
        : textOf(event.accessible);
      const plain = text.replace(/\s+/g, ' ').trim();
      if (plain && told.at(-1) !== plain) told.push(plain);
    },
  };
  // The browser builds the accessibility tree only once this service is requested.
  Cc['@mozilla.org/accessibilityService;1']!.getService(Ci.nsIAccessibilityService);
  Services.obs.addObserver(hearing, 'accessible-event');
  window.hearing = hearing;
}

export function stopHearing(): void {
  if (window.hearing) Services.obs.removeObserver(window.hearing, 'accessible-event');
  delete window.hearing;
}

/** Returns a `Reading` as JSON. */
export function readBrowser(token: string): string {
  const service = Cc['@mozilla.org/accessibilityService;1']!.getService(Ci.nsIAccessibilityService);
  const browsers = [...Services.wm.getEnumerator('navigator:browser')].flatMap(({ gBrowser }) => gBrowser.browsers);
  const page = browsers.find(({ currentURI }) => currentURI.spec.includes(token));
  const all: Accessible[] = [];
  const collect = (accessible: Accessible): void => {
    all.push(accessible);
    for (let child = accessible.firstChild; child; child = child.nextSibling) collect(child);
  };
  const root = page && service.getAccessibleFor(page);
  if (root) collect(root);
  // The first document is the host page, the second the cashier.
  const cashier = all.filter(({ computedARIARole }) => computedARIARole === 'document')[1];
  all.length = 0;
  if (cashier) collect(cashier);

  /** Roles that only group elements; nothing is said for them. */
  const SILENT = ['', 'generic', 'paragraph', 'list', 'listitem', 'definition', 'form', 'document'];
  /** Roles whose name includes the texts inside. */
  const NAMED = ['heading', 'button', 'term', 'textbox', 'searchbox', 'checkbox', 'combobox', 'timer', 'image'];
  const isText = ({ role }: Accessible) => role === Ci.nsIAccessibleRole.ROLE_TEXT_LEAF;
  const isInNamed = ({ parent }: Accessible): boolean =>
    parent !== null && (NAMED.includes(parent.computedARIARole) || isInNamed(parent));
  /** A label has no role: it is said together with its field. */
  const isSaid = (one: Accessible): boolean =>
    isText(one)
      ? !isInNamed(one) && one.parent?.computedARIARole !== ''
      : !SILENT.includes(one.computedARIARole) && (one.firstChild ?? one.name) !== null;
  const say = (one: Accessible): string => {
    const role = isText(one) ? 'text' : one.computedARIARole;
    const description = one.description ? ` [${one.description}]` : '';
    return `${role} ${one.name ?? ''}`.trim() + description;
  };
  const hasFocus = (one: Accessible): boolean => {
    const states: { value?: number } = {};
    one.getState(states, {});
    return ((states.value ?? 0) & Ci.nsIAccessibleStates.STATE_FOCUSED) !== 0;
  };
  const focused = all.filter(hasFocus).at(-1);
  return JSON.stringify({
    lines: all.filter(isSaid).map(say),
    focus: focused ? say(focused) : '',
    told: window.hearing?.told ?? [],
  });
}
