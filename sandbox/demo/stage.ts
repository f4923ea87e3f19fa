/** The phone frame in the middle: shows the cashier, or a placeholder when it is closed. */
import { parseAddress } from './parse-address';
import type { CashierHandle, CashierProblem, TracedMessage } from '@/host-sdk';
import { mountCashier } from '@/host-sdk';
import type { Choices } from './choices';
import { answerOf } from './before-payment';
import { methodsOf, toPayload, tokensOf } from './payload';

/** Value of the frame's `data-state`. */
type StageState = 'loading' | 'ready' | 'closed' | 'failed';

interface StageParts {
  phone: HTMLElement;
  mount: HTMLElement;
  closed: HTMLElement;
  notice: HTMLElement;
}

export class Stage {
  cashier: CashierHandle | undefined;

  constructor(
    private readonly parts: StageParts,
    private readonly widgetUrl: string,
    private readonly trace: (entry: TracedMessage) => void,
    private readonly onProblem: (problem: CashierProblem) => void,
  ) {}

  /** A note that stays until the visitor changes a choice. */
  remark = '';

  /** Removes the old cashier, if any, and mounts a new one. */
  open(choices: Choices): void {
    this.cashier?.destroy();
    this.setState('loading');
    this.parts.phone.dataset.view = choices.view;
    this.tell();
    const { trace, onProblem } = this;
    const widgetUrl = withSettings(this.widgetUrl, choices);
    const cashier = mountCashier(this.parts.mount, {
      widgetUrl,
      flow: choices.flow,
      payload: toPayload(choices),
      title: 'Northwind Play cashier',
      onProblem,
      trace,
      // A page that asks nothing has no function: each payment would wait for its answer.
      ...(choices.word !== 'none' && { beforePayment: () => answerOf(choices.word) }),
    });
    // The frame has reloaded: clear the note.
    cashier.on('Loaded', () => this.tell());
    cashier.on('FullLoaded', () => this.setState('ready'));
    cashier.on('onExpand', () => {
      this.parts.phone.dataset.view = 'whole';
    });
    cashier.on('onClose', () => this.close());
    cashier.on('onTokenExpired', () => {
      this.tell(
        'The session has expired.',
        button('Send the token again', () => this.renew(choices.token)),
      );
    });
    cashier.on('onInitError', ({ message }) => {
      this.setState('failed');
      this.tell(`The cashier could not start: ${message}`);
    });
    cashier.on('openExtBrowser', ({ url }) => this.openOutside(url));
    this.cashier = cashier;
  }

  /** Changes what an open cashier takes without a new mount, so that typed text stays. */
  update(choices: Choices): void {
    const { lang, theme } = toPayload(choices);
    this.cashier?.update({ lang, theme, tokens: tokensOf(choices), methods: methodsOf(choices) });
  }

  private close(): void {
    this.cashier?.destroy();
    this.cashier = undefined;
    this.setState('closed');
    this.tell();
    this.parts.closed.querySelector('button')?.focus();
  }

  private renew(token: string): void {
    this.tell();
    this.cashier?.setToken(token);
  }

  /** A browser may block the new window, so the note contains the link as well. */
  private openOutside(address: string): void {
    const url = parseAddress(address);
    if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
      this.tell('The cashier asked for an address that is no web page.');
      return;
    }
    window.open(url, '_blank', 'noopener');
    const link = document.createElement('a');
    Object.assign(link, { href: url.href, target: '_blank', rel: 'noopener', textContent: 'Open it here' });
    this.tell('A page was opened outside the app.', link);
  }

  private setState(state: StageState): void {
    const { phone, closed, mount } = this.parts;
    phone.dataset.state = state;
    closed.hidden = state !== 'closed';
    mount.hidden = state === 'closed';
  }

  private tell(text = '', action?: HTMLElement): void {
    const words = document.createElement('span');
    words.textContent = [this.remark, text].filter(Boolean).join(' ');
    this.parts.notice.replaceChildren(...(words.textContent ? [words] : []), ...(action ? [action] : []));
  }
}

/** Design and logo are settings of the deployment; this query makes the sandbox serve the widget with others. */
function withSettings(widgetUrl: string, { design, logo }: Choices): string {
  const url = new URL(widgetUrl);
  if (design !== 'current') url.searchParams.set('design', design);
  if (logo === 'both') url.searchParams.set('logo', logo);
  return url.href;
}

function button(text: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  Object.assign(made, { type: 'button', textContent: text });
  made.addEventListener('click', onClick);
  return made;
}
