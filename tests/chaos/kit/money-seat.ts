/** A place at which a player pays: a frame of a tab. What it does depends on what it shows. */
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { Cashier } from '../../e2e/kit/cashier';
import type { Dice } from './dice';
import type { MoneyLine, Press } from './money-line';

export interface Player {
  token: string;
  /** Amounts that this player alone asks for, in EUR. */
  amounts: readonly [number, number];
  /** Accounts that only this player has. */
  accounts: readonly [string, string];
}

/** Milliseconds in which something that is under way is shown. */
const SHOWN_MS = 4_000;
/** Longer than a notification is shown. */
const NOTE_SECONDS = 12;
const SOON = { timeout: SHOWN_MS };
/** Milliseconds after a press in which its create is sent, and answered unless the run has something else in mind. */
const SENT_MS = 1_500;

export class Seat {
  readonly cashier: Cashier;
  private readonly view: FrameLocator;
  /** What was pressed last at this place, since its player came. */
  last: Press | undefined = undefined;

  constructor(
    readonly tab: Page,
    private readonly index: number,
    public player: Player,
    private readonly line: MoneyLine,
  ) {
    this.view = tab.frameLocator(`#seat${index}`);
    this.cashier = new Cashier(this.view);
  }

  /** What it shows, with what is typed into its fields. */
  async text(): Promise<string> {
    const typed = (body: Element) => {
      const fields = [...body.querySelectorAll<HTMLInputElement>('input')].map(({ value }) => value);
      return [(body as HTMLElement).innerText, ...fields].join('\n');
    };
    // A frame that is just loaded anew shows nothing yet.
    return this.view
      .locator('body')
      .evaluate(typed, undefined, { timeout: SHOWN_MS })
      .catch(() => '');
  }

  /** Whether it shows these words for a moment only. */
  async losesWords(words: RegExp): Promise<boolean> {
    for (let turn = 0; turn < NOTE_SECONDS; turn += 1) {
      await this.tab.waitForTimeout(1_000);
      if (!words.test(await this.text())) return true;
    }
    return false;
  }

  /** The host describes the player: another one, or the same again. */
  async come(player: Player): Promise<void> {
    if (player !== this.player) this.last = undefined;
    this.player = player;
    // First, so that a page that asks in this moment is not told of the player before.
    await this.tab.evaluate(
      ([index, payload]) => ((window as unknown as { payloads: object[] }).payloads[index] = payload),
      [this.index, payloadOf(player)] as const,
    );
    await this.post({ type: 'loaded', payload: payloadOf(player) });
  }

  async post(message: object): Promise<void> {
    await this.tab.evaluate(
      ([id, text]) => document.querySelector<HTMLIFrameElement>(id)?.contentWindow?.postMessage(text, '*'),
      [`#seat${this.index}`, JSON.stringify(message)] as const,
    );
  }

  /** Goes to a method's form as the host's page leads there. */
  async open(flow: 'deposit' | 'withdrawal', amount: number): Promise<void> {
    const method = flow === 'deposit' ? 'test_card' : 'test_payout';
    await this.post({ type: 'open', payload: { flow, method, amount } });
  }

  /** Fills a form; a withdrawal's up to its review. */
  async want(flow: 'deposit' | 'withdrawal', amount: number, account: string): Promise<void> {
    await this.open(flow, amount);
    const { cashier } = this;
    const field = flow === 'deposit' ? cashier.payButton : cashier.field('IBAN');
    if (!(await shows(field))) return;
    await cashier.amount.fill(String(amount));
    if (flow === 'deposit') return;
    await field.fill(account);
    await this.click(cashier.button('Continue'));
    await shows(cashier.button('Withdraw'));
  }

  /** Confirms what is shown, by one or two taps. */
  async press(dice: Dice): Promise<void> {
    const { cashier, tab, player } = this;
    const isReview = await cashier.button('Withdraw').isVisible();
    if (!isReview && !(await cashier.payButton.isVisible())) return;
    const shown = await (isReview ? cashier.view.locator('main').innerText(SOON) : cashier.amount.inputValue(SOON))
      // The page has gone on to another one meanwhile.
      .catch(() => undefined);
    if (shown === undefined) return;
    const amount = Number(/\d[\d,]*/u.exec(isReview ? shown.slice(shown.indexOf('€')) : shown)?.[0].replace(/,/gu, ''));
    const account = isReview ? (player.accounts.find((one) => endOf(shown).includes(one.slice(-4))) ?? '') : '';
    this.last = {
      player: player.token,
      tab,
      seat: this.index,
      flow: isReview ? 'withdrawal' : 'deposit',
      amount,
      account: account.slice(-4),
      key: '',
    };
    this.line.press(this.last);
    const button = isReview ? cashier.button('Withdraw') : cashier.payButton;
    await this.click(button, dice.chance(0.2) ? 2 : 1);
    await tab.waitForTimeout(dice.pick([0, SENT_MS, SENT_MS]));
  }

  /** Answers the question about a second payment, if it is asked. */
  async answer(name: RegExp): Promise<void> {
    const button = this.view.getByRole('dialog').getByRole('button', { name });
    if (!(await button.isVisible())) return;
    if (name.test('Make another')) this.line.words.set(this.player.token, 1);
    await this.click(button);
    await this.tab.waitForTimeout(SENT_MS);
  }

  /** What is pressed may have gone in the meantime. */
  private async click(button: Locator, clickCount = 1): Promise<void> {
    await button.click({ clickCount, timeout: SHOWN_MS }).catch(() => undefined);
  }
}

/** The review names the account after the amount. */
const endOf = (shown: string) => shown.replace(/\s/gu, '');

const shows = (locator: Locator): Promise<boolean> =>
  locator.waitFor({ timeout: SHOWN_MS }).then(
    () => true,
    () => false,
  );

export const payloadOf = ({ token }: Player) => ({
  token,
  userId: `id-${token}`,
  currency: 'EUR',
  paymentGeo: 'DE',
  lang: 'en',
});

/** Opens a host page in which these seats' cashiers stand; again after a reload. */
export async function openTab(tab: Page, origin: string, widget: string, seats: readonly Seat[]): Promise<void> {
  await tab.goto(`${origin}/bare`);
  await tab.evaluate(
    ([payloads, src]) => {
      Object.assign(window, { payloads });
      for (const [index] of payloads.entries()) {
        const frame = document.createElement('iframe');
        Object.assign(frame, { id: `seat${index}`, title: 'Cashier', src, width: 380, height: 700 });
        document.body.append(frame);
      }
      window.addEventListener('message', ({ data, source }) => {
        const { messageType } = JSON.parse(String(data)) as { messageType?: string };
        const index = [...document.querySelectorAll('iframe')].findIndex((one) => one.contentWindow === source);
        if (messageType !== 'Loaded') return;
        const { payloads: now } = window as unknown as { payloads: object[] };
        (source as Window).postMessage(JSON.stringify({ type: 'loaded', payload: now[index] }), '*');
      });
    },
    [seats.map(({ player }) => payloadOf(player)), widget] as const,
  );
}
