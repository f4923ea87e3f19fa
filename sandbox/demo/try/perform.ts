import type { CashierHandle, TracedMessage } from '@/host-sdk';
import { askDemo } from '../../in-browser/ask-demo';
import { sleep } from '../../sleep';
import type { Act } from './trial';

const LOOK_MS = 100;
const MOST_LOOKS = 150;

/** One after the other; what the page lacks for long is passed over. */
export async function perform(acts: readonly Act[], cashier: CashierHandle, page: Page): Promise<void> {
  for (const act of acts) if (!page.isDone()) await one(act, cashier, page);
}

interface Page {
  widgetUrl: string;
  trace(entry: TracedMessage): void;
  /** Whether a message with this name, code or text has passed. */
  has(text: string): boolean;
  /** The rest is not needed any more. */
  isDone(): boolean;
}

async function one(act: Act, cashier: CashierHandle, { widgetUrl, trace, has }: Page): Promise<void> {
  const { iframe } = cashier;
  const { origin } = window.location;
  if ('after' in act) return seen(() => has(act.after));
  if ('open' in act) return cashier.open(act.open);
  if ('press' in act) return press(act.press, iframe);
  if ('gateway' in act) return askDemo(widgetUrl, act.gateway);
  if ('call' in act) return cashier[act.call]();
  if ('update' in act) return cashier.update(act.update);
  if ('bonuses' in act) return cashier.updateBonuses(act.bonuses);
  if ('send' in act) {
    iframe.contentWindow?.postMessage(JSON.stringify(act.send), origin);
    return trace({ direction: 'to-widget', message: act.send });
  }
  if ('says' in act) {
    const data = JSON.stringify(act.says);
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: iframe.contentWindow }));
    return undefined;
  }
  iframe.contentDocument?.dispatchEvent(new KeyboardEvent('keydown', { key: act.key }));
}

async function press(name: string, { contentDocument }: HTMLIFrameElement): Promise<void> {
  const isSeen = (it: HTMLElement) => it.localName === 'option' || it.checkVisibility();
  await seen(() => {
    const all = [...(contentDocument?.querySelectorAll<HTMLElement>('button, a, option') ?? [])];
    const found = all.find((it) => (it.ariaLabel ?? it.textContent).trim().startsWith(name) && isSeen(it));
    // A finger takes the focus along.
    if (found) (contentDocument?.activeElement as HTMLElement | null)?.blur();
    if (found?.localName === 'option') select(found as HTMLOptionElement);
    else found?.click();
    return found !== undefined;
  });
}

async function seen(look: () => boolean): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS && !look(); looks += 1) await sleep(LOOK_MS);
}

function select(option: HTMLOptionElement): void {
  option.selected = true;
  option.closest('select')?.dispatchEvent(new Event('change', { bubbles: true }));
}
