import { formatAmount } from '../cashier/amount/format-amount';
import { CurrentTransaction, type Transaction } from '../cashier/attempt/current-transaction';
import { MethodsStore } from '../cashier/methods/methods-store';
import { PaymentWindow } from '../cashier/payment-window/payment-window';
import { NextTry } from '../cashier/methods/next-try';
import { declineText } from '../cashier/status/decline-text';
import { FIRST_STATUS, isEndStatus } from '../cashier/status/status-rules';
import { useCopy } from '../connected/payment/use-copy';
import { usePlayerWords } from '../connected/use-player-words';
import type { Decline } from '../contract/decline';
import { Locale, type MessageKey } from '../core/locale/locale';
import { useInject } from '../kernel/react';
import { Registry } from '../kernel/registry-token';
import { CopyButton } from '../ui/button/copy-button';
import type { Detail } from '../ui/layout/details-list';
import type { StatusViewProps } from '../ui/views/status-view';
import { hasUnshownPayment } from './has-unshown-payment';

const WINDOW_TEXTS = {
  blocked: 'complete.windowHeld',
  earlier: 'complete.windowEarlier',
  late: 'complete.windowLate',
  held: 'complete.windowHeld',
  outside: 'complete.windowOutside',
} as const;

/** The texts of the complete page (spec 4, "Transaction status"). Call it in an observer, which updates them. */
export function useCompleteView() {
  const { current, status: known } = useInject(CurrentTransaction);
  const paymentWindow = useInject(PaymentWindow);
  const locale = useInject(Locale);
  const registry = useInject(Registry);
  const { initialMethods } = useInject(MethodsStore);
  const details = useDetails(current);
  const flow = current?.flow ?? 'deposit';
  const status = known ?? FIRST_STATUS[flow];
  const isOpen = !isEndStatus(status);
  // The window that the usual text mentions did not open, or is closed.
  const isBlocked = isOpen && paymentWindow.pending !== undefined;
  const hasWords = usePlayerWords(paymentWindow.rung === 'copy');
  const isUnshown = current !== undefined && hasUnshownPayment(current, registry, initialMethods);
  /** Why the player can't go on here, although the payment exists. */
  const alertKey = (): MessageKey | undefined => {
    if (!isOpen || !current) return undefined;
    if (current.id === undefined) return 'complete.unfollowed';
    if (paymentWindow.isUnusable) return 'complete.unusable';
    if (!isUnshown) return undefined;
    return flow === 'deposit' ? 'complete.unshown' : 'complete.unusable';
  };
  const alert = alertKey();
  const textKey = (): MessageKey => {
    if (isBlocked && paymentWindow.rung === 'copy' && hasWords) return 'player:pay.copy';
    if (isBlocked && flow === 'withdrawal') return 'complete.withdrawal.nextStep';
    if (isBlocked) return WINDOW_TEXTS[paymentWindow.reason ?? 'blocked'];
    // A transfer or voucher is paid elsewhere: there is no page to finish it on.
    if (flow === 'deposit' && status === 'waiting' && !current?.hasPage) return 'complete.deposit.waiting.elsewhere';
    return `complete.${flow}.${status}.text`;
  };
  const { decline } = useInject(NextTry);
  // A transfer, a code or a voucher may have been paid in the last minute.
  const isLate = flow === 'deposit' && decline?.reason === 'expired';
  const declined = useDeclineText(decline, isLate);
  const view: Pick<StatusViewProps, 'status' | 'title' | 'text' | 'details'> = {
    status,
    title: locale.t(isLate ? 'complete.deposit.mistaked.late' : `complete.${flow}.${status}.title`),
    // An alert replaces the usual text, which speaks of a page that does not exist, or of updates that cannot come.
    ...(alert === undefined ? { text: declined ?? locale.t(textKey()) } : {}),
    details,
  };
  return { view, flow, isOpen, isBlocked, transaction: current, alert: alert && locale.t(alert) };
}

/** Why the payment was refused, in the gateway's words or ours; undefined when no reason is known. */
function useDeclineText(decline: Decline | undefined, isLate: boolean): string | undefined {
  const locale = useInject(Locale);
  const hasWords = usePlayerWords(decline !== undefined);
  if (!decline || !hasWords) return undefined;
  const why = declineText(decline, locale);
  if (isLate) return `${why} ${locale.t('player:decline.paid')}`;
  return decline.isFinal ? `${why} ${locale.t('player:decline.final')}` : why;
}

function useDetails(transaction: Transaction | undefined): Detail[] {
  const locale = useInject(Locale);
  const methods = useInject(MethodsStore);
  // A create that was never answered has no transaction number, only the request's key.
  const number = transaction?.id ?? transaction?.key;
  const label = locale.t(transaction?.id === undefined ? 'complete.request' : 'complete.number');
  const { copy, byHand } = useCopy(number ?? '', label);
  if (!transaction) return [];
  const { amount, currency, methodName } = transaction;
  const method = methods.find(methodName);
  return [
    { label: locale.t('complete.amount'), value: formatAmount(amount, currency, locale.tag) },
    ...(method ? [{ label: locale.t('complete.method'), value: locale.text(method.text) }] : []),
    ...(number === undefined ? [] : [{ label, value: byHand || number, action: copyButton(label, copy, locale) }]),
  ];
}

function copyButton(label: string, onCopy: () => Promise<boolean>, locale: Locale) {
  return (
    <CopyButton onCopy={onCopy} label={locale.t('payment.copy', { label })} copiedLabel={locale.t('common.copied')} />
  );
}
