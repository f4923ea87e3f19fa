/** A browser's windows as far as payments use them: opening, navigating, closing, messages. */
interface Message {
  source: unknown;
  origin: string;
  data: unknown;
}

export class FakeWindow {
  closed = false;
  opener: FakeWindow | null = null;
  readonly visited: string[] = [];
  /** Links to apps, which do not leave the page. */
  readonly assigned: string[] = [];
  readonly received: Message[] = [];
  /** `isActive`: whether the last tap is recent enough for a window. */
  readonly navigator = { userActivation: { isActive: true } };
  readonly opened: FakeWindow[] = [];
  /** Whether the browser's pop-up blocker blocks windows. */
  isBlocked = false;
  /** Gives another answer to `window.open` than a new window, as browsers inside apps do. */
  answer: (() => unknown) | undefined = undefined;
  private readonly listeners = new Map<string, Set<(event: never) => void>>();
  readonly location: { href: string; origin: string; replace: (url: string) => void; assign: (url: string) => void };

  constructor(href = 'https://cashier.example/widget/?brand=1#/deposit') {
    this.location = {
      href,
      origin: new URL(href).origin,
      replace: (url) => void this.visited.push(url),
      assign: (url) => void this.assigned.push(url),
    };
  }

  open(): FakeWindow | null {
    if (this.answer) return this.answer() as FakeWindow | null;
    if (this.isBlocked) return null;
    const target = new FakeWindow();
    target.opener = this;
    this.opened.push(target);
    return target;
  }

  close(): void {
    this.closed = true;
  }

  addEventListener(type: string, listener: (event: never) => void): void {
    this.listeners.set(type, (this.listeners.get(type) ?? new Set()).add(listener));
  }

  removeEventListener(type: string, listener: (event: never) => void): void {
    this.listeners.get(type)?.delete(listener);
  }

  postMessage(data: unknown, targetOrigin: string): void {
    this.received.push({ source: null, origin: targetOrigin, data });
  }

  /** Delivers a message as the browser would. */
  deliver(message: Message): void {
    this.fire('message', message);
  }

  fire(type: string, event: object): void {
    for (const listener of [...(this.listeners.get(type) ?? [])]) listener(event as never);
  }

  get asWindow(): Window {
    return this as unknown as Window;
  }
}
