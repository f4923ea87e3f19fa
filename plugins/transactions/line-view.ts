import { exactAmount, exactAmountText } from '@/cashier/amount/exact-amount';
import { iconUrl } from '@/cashier/methods/icon-url';
import { declineText } from '@/cashier/status/decline-text';
import type { Settings } from '@/contract/settings';
import type { TransactionLine } from '@/contract/transactions';
import type { Locale } from '@/core/locale/locale';

/** A transaction's texts, as the player reads them. */
export interface LineView {
  id: string;
  /** The method's name. */
  title: string;
  iconUrl: string | null;
  /** Amount with sign: a plus for incoming money. */
  amount: string;
  /** The word for deposit or withdrawal. */
  flow: string;
  /** Local date and time. */
  when: string;
  /** ISO 8601, for the `dateTime` attribute. */
  time: string;
  state: string;
  status: TransactionLine['status'];
  destination: string | undefined;
  reason: string | undefined;
  isCancellable: boolean;
  /** True when the transaction has succeeded: its details are then a receipt. */
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
    amount: signed(line, exactAmountText(exactAmount(line.amount).abs(), currency, locale.tag)),
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

/** Only failed transactions have a reason: the gateway's own text, otherwise our text for its decline code. */
function reasonOf({ status, reason, decline }: TransactionLine, locale: Texts): string | undefined {
  if (status !== 'mistaked') return undefined;
  return locale.text(reason) || (decline ? declineText(decline, locale) : undefined);
}

export function stateOf({ flow, status }: TransactionLine, locale: Pick<Texts, 't'>): string {
  return locale.t(`transactions:state.${flow}.${status}`);
}

const MINUS = '\u2212';
const signed = ({ flow }: TransactionLine, amount: string) => (flow === 'deposit' ? '+' : MINUS) + amount;

/** Formats a time in the player's own time zone. */
export function localTime(iso: string, tag: string): string {
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', numberingSystem: 'latn' });
  return format.format(new Date(iso));
}
