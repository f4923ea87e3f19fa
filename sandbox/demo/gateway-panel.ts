/** What the gateway in the page does next: for a visitor who has no server, and so no operator and no bank. */
import { GatewayClient } from '../in-browser/client';
import { outcomeOf, type Command, type ShownTransaction } from '../in-browser/protocol';
import { sleep } from '../sleep';

interface PanelParts {
  panel: HTMLElement;
  list: HTMLElement;
  /** Leads to the panel, and says how many payments wait in it: on a phone it is below the cashier. */
  link: HTMLElement;
  /** Mounts the cashier anew. */
  reopen(): void;
  token(): string;
}

const REFRESH_MS = 1000;
const PATIENCE_MS = 3000;
const MOST_SHOWN = 6;
const isOpen = ({ status }: ShownTransaction) => status === 'waiting' || status === 'accepted';
const STATUS = { waiting: 'Waiting', accepted: 'Accepted', processed: 'Paid', mistaked: 'Failed' } as const;

/** `root`: the demo's folder. */
export function showGateway(root: string, { panel, list, link, reopen, token }: PanelParts): void {
  const client = new GatewayClient(root);
  const ask = <T>(command: Command) => client.command<T>(token(), command);
  const control = <E extends HTMLElement>(name: string) => panel.querySelector<E>(`[name="${name}"]`)!;
  let shown = '';

  const refresh = async () => {
    const found = (await ask<ShownTransaction[]>({ do: 'list' })).slice(0, MOST_SHOWN);
    const text = JSON.stringify(found);
    // Only what has changed, so that a button keeps the focus.
    if (text === shown) return;
    shown = text;
    list.replaceChildren(...found.map(lineOf));
    const open = found.filter(isOpen).length;
    link.textContent = open === 0 ? 'Gateway' : `Gateway · ${open}`;
    link.title = open === 0 ? '' : `${open} of the payments wait for you`;
  };

  const lineOf = (transaction: ShownTransaction): HTMLElement => {
    const { title, amount, currency, status, flow, code, id } = transaction;
    const line = document.createElement('li');
    const name = document.createElement('strong');
    name.textContent = title;
    const facts = document.createElement('span');
    const money = `${flow === 'deposit' ? '+' : '−'}${amount} ${currency}`;
    facts.textContent = [money, STATUS[status], code && `code ${code}`].filter(Boolean).join(' · ');
    line.dataset['status'] = status;
    line.append(name, facts);
    if (isOpen(transaction)) line.append(endings(id, title));
    return line;
  };

  const endings = (id: string, title: string): HTMLElement => {
    const row = document.createElement('div');
    row.className = 'pair';
    for (const [label, status] of [
      ['Approve', 'processed'],
      ['Decline', 'mistaked'],
    ] as const) {
      const button = document.createElement('button');
      Object.assign(button, { type: 'button', textContent: label, ariaLabel: `${label} ${title}` });
      button.addEventListener('click', () => {
        void ask({ do: 'settle', id, status, reason: 'declined_by_bank' }).then(refresh);
      });
      row.append(button);
    }
    return row;
  };

  const next = control<HTMLSelectElement>('next');
  const tellNext = () => ask({ do: 'next', next: outcomeOf(next.value) });
  next.addEventListener('change', () => void tellNext());
  const line = control<HTMLSelectElement>('line');
  line.addEventListener('change', () => {
    const ms = line.value === 'slow' ? 2000 : 0;
    void ask({ do: 'delay', ms });
    if (line.value !== 'cut') return;
    void ask({ do: 'act', action: { do: 'cut', seconds: 10 } });
    line.value = 'good';
  });
  control('reset').addEventListener('click', () => {
    next.value = '';
    line.value = 'good';
    void ask({ do: 'reset' }).then(reopen).then(refresh);
  });

  link.addEventListener('click', () => panel.toggleAttribute('open', true));
  for (const part of [panel, link]) part.hidden = false;
  // An answer that never comes must not stop the panel.
  const loop = () => Promise.race([refresh(), sleep(PATIENCE_MS)]).finally(() => window.setTimeout(loop, REFRESH_MS));
  void loop();
}
