import Big from 'big.js';
import { formatAmount } from '@/cashier/amount/format-amount';
import { iconUrl } from '@/cashier/methods/icon-url';
import { declineText } from '@/cashier/status/decline-text';
import type { Settings } from '@/contract/settings';
import type { TransactionLine } from '@/contract/transactions';
import type { Locale } from '@/core/locale/locale';

/** A transaction as its player reads it. */
export interface LineView {
  id: string;
  /** The method. */
  title: string;
  iconUrl: string | null;
  /** With its sign: money that comes has a plus. */
  amount: string;
  /** Deposit or withdrawal. */
  flow: string;
  /** Local date and time. */
  when: string;
  /** ISO 8601, for machines. */
  time: string;
  state: string;
  status: TransactionLine['status'];
  destination: string | undefined;
  reason: string | undefined;
  isCancellable: boolean;
  /** It has ended well: what is told of it is a receipt. */
  isReceipt: boolean;
}

type Texts = Pick<Locale, 't' | 'text' | 'tag' | 'has'>;

export function viewOf(
  line: TransactionLine,
  locale: Texts,
  settings: Pick<Settings, 'filesUrl' | 'apiUrl'>,
): LineView {
  const { id, flow, paymentMethod, text, iconId, currency, status, createdAt, destination } = line;
  return {
    id,
    title: locale.text(text) || paymentMethod,
    iconUrl: iconId ? iconUrl(iconId, settings) : null,
    amount: signed(line, formatAmount(new Big(line.amount).abs(), currency, locale.tag)),
    flow: locale.t(`transactions:flow.${flow}`),
    when: localTime(createdAt, locale.tag),
    time: createdAt,
    state: stateOf(line, locale),
    status,
    destination: destination ?? undefined,
    reason: reasonOf(line, locale),
    isCancellable: flow === 'withdrawal' && line.isCancellable,
    isReceipt: status === 'processed',
  };
}

/** Only a failed one has a reason to give: the gateway's own text, else ours for the word that it sends. */
function reasonOf({ status, reason, decline }: TransactionLine, locale: Texts): string | undefined {
  if (status !== 'mistaked') return undefined;
  return locale.text(reason) || (decline ? declineText(decline, locale) : undefined);
}

export function stateOf({ flow, status }: TransactionLine, locale: Pick<Texts, 't'>): string {
  return locale.t(`transactions:state.${flow}.${status}`);
}

const MINUS = '\u2212';
const signed = ({ flow }: TransactionLine, amount: string) => (flow === 'deposit' ? '+' : MINUS) + amount;

/** In the player's own time zone. */
export function localTime(iso: string, tag: string): string {
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', numberingSystem: 'latn' });
  return format.format(new Date(iso));
}
