/**
 * The list of messages beside the cashier. Entries are masked when they are added, so neither the list nor its copy
 * holds a token.
 */
import type { TracedMessage } from '@/host-sdk';
import { maskSecrets } from './mask-secrets';

const LIMIT = 500;
/** Categories for filtering, by message type; any other message is of the category "visit". */
const KINDS: Readonly<Record<string, string>> = {
  onCreateTransaction: 'money',
  onTransactionStatus: 'money',
  onAnalyticsEvent: 'analytics',
  Error: 'problem',
  onInitError: 'problem',
  onProblem: 'problem',
  onTokenExpired: 'problem',
};
const ARROWS = { 'from-widget': '←', 'to-widget': '→' } as const;
const SPOKEN = { 'from-widget': 'from the cashier', 'to-widget': 'to the cashier' } as const;

interface Line {
  time: string;
  direction: TracedMessage['direction'];
  message: unknown;
}

export class MessageLog {
  private lines: Line[] = [];

  constructor(private readonly list: HTMLElement) {}

  add({ direction, message }: TracedMessage): void {
    const type = 'type' in message ? message.type : message.messageType;
    const line = { time: new Date().toISOString(), direction, message: maskSecrets(message) };
    this.lines = [...this.lines, line].slice(-LIMIT);
    this.append(makeEntry(type, line));
  }

  /** Filters by a category; `all` shows everything. */
  narrow(kind: string): void {
    this.list.dataset.shown = kind;
  }

  /** Adds a line that marks the start of a new cashier. */
  divide(text: string): void {
    const item = element('li', 'log-divider', text);
    item.dataset.testid = 'log-divider';
    this.append(item);
  }

  clear(): void {
    this.lines = [];
    this.list.replaceChildren();
  }

  /** All listed messages as JSON. */
  toText(): string {
    return JSON.stringify(this.lines, null, 2);
  }

  private append(item: HTMLElement): void {
    const { list } = this;
    const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 24;
    list.append(item);
    while (list.children.length > LIMIT) list.firstElementChild?.remove();
    // Don't scroll when the visitor has scrolled back to read something.
    if (isAtEnd) list.scrollTop = list.scrollHeight;
  }
}

function makeEntry(type: string, { time, direction, message }: Line): HTMLElement {
  const item = element('li', 'log-entry');
  Object.assign(item.dataset, { testid: 'log-entry', type, direction, kind: KINDS[type] ?? 'visit' });
  const details = element('details', 'log-details');
  const summary = element('summary', 'log-summary');
  const arrow = element('span', 'log-arrow', ARROWS[direction]);
  arrow.ariaHidden = 'true';
  const clock = element('time', 'log-time', time.slice(11, 23));
  clock.setAttribute('datetime', time);
  summary.append(arrow, element('span', 'log-type', type), element('span', 'hidden', SPOKEN[direction]), clock);
  details.append(summary, element('pre', 'log-json', JSON.stringify(message, null, 2)));
  item.append(details);
  return item;
}

function element(tag: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}
