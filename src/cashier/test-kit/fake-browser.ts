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
  /** The opener of this window at the time when it navigated. */
  openerAtNavigation: FakeWindow | null = null;
  readonly received: Message[] = [];
  readonly opened: FakeWindow[] = [];
  /** Whether the browser's pop-up blocker blocks windows. */
  isBlocked = false;
  private readonly listeners = new Set<(message: Message) => void>();
  readonly location: { href: string; origin: string; replace: (url: string) => void; assign: (url: string) => void };

  constructor(href = 'https://cashier.example/widget/?brand=1#/deposit') {
    this.location = {
      href,
      origin: new URL(href).origin,
      replace: (url) => {
        this.visited.push(url);
        this.openerAtNavigation = this.opener;
      },
      assign: (url) => void this.assigned.push(url),
    };
  }

  open(): FakeWindow | null {
    if (this.isBlocked) return null;
    const target = new FakeWindow();
    target.opener = this;
    this.opened.push(target);
    return target;
  }

  close(): void {
    this.closed = true;
  }

  addEventListener(_type: 'message', listener: (message: Message) => void): void {
    this.listeners.add(listener);
  }

  removeEventListener(_type: 'message', listener: (message: Message) => void): void {
    this.listeners.delete(listener);
  }

  postMessage(data: unknown, targetOrigin: string): void {
    this.received.push({ source: null, origin: targetOrigin, data });
  }

  /** Delivers a message as the browser would. */
  deliver(message: Message): void {
    for (const listener of [...this.listeners]) listener(message);
  }

  get asWindow(): Window {
    return this as unknown as Window;
  }
}
