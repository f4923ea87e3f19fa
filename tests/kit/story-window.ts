import { makeAutoObservable } from 'mobx';

/** A payment page's window. A story opens none; it shows the address instead. Observable. */
class StoryPopup {
  closed = false;
  address: string | undefined = undefined;
  opener: unknown = window;

  constructor() {
    makeAutoObservable(this, { opener: false }, { autoBind: true });
  }

  get location() {
    return { replace: (url: string) => this.visit(url) };
  }

  close(): void {
    this.closed = true;
  }

  private visit(url: string): void {
    this.address = url;
  }
}

export interface StoryWindow {
  /** The value for the token BrowserWindow. */
  readonly asWindow: Window;
  /** Opened windows, oldest first. */
  readonly popups: readonly StoryPopup[];
  /** Addresses of links to apps that were followed in the page itself. */
  readonly followed: readonly string[];
  /** How often the page was printed. */
  readonly prints: number;
  /** True while the pop-up blocker is on. */
  isBlocking: boolean;
}

/** The browser's own, except that a story's click counts as the player's tap, which may open a window. */
const tapped = new Proxy(navigator, {
  get(real, key) {
    if (key === 'userActivation') return { isActive: true };
    const value: unknown = Reflect.get(real, key, real);
    return typeof value === 'function' ? (value.bind(real) as unknown) : value;
  },
});

/** The page's window as the cashier uses it, except that it starts at `path` and does not really open pop-ups. */
export function storyWindow(path: string): StoryWindow {
  const popups: StoryPopup[] = [];
  const facade = {
    document,
    navigator: tapped,
    location: {
      href: location.href,
      origin: location.origin,
      hash: `#${path}`,
      assign: (url: string) => story.followed.push(url),
    },
    // The story's own address is Storybook's.
    history: { state: null, replaceState: () => undefined },
    opener: null,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    print: () => void (story.prints += 1),
    open: (url = '') => {
      if (story.isBlocking) return null;
      const popup = new StoryPopup();
      // Our own page, which waits for the provider's address, shows nothing.
      if (!url.endsWith('/opening.html')) popup.location.replace(url);
      story.popups.push(popup);
      return popup;
    },
  };
  const story = makeAutoObservable(
    { popups, followed: [] as string[], prints: 0, isBlocking: false, asWindow: facade as unknown as Window },
    { asWindow: false },
  );
  return story;
}
