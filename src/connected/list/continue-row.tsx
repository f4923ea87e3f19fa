import { observer } from 'mobx-react-lite';
import { formatAmount } from '../../cashier/amount/format-amount';
import { MethodsStore } from '../../cashier/methods/methods-store';
import { ContinueOffer } from '../../cashier/return/continue-offer';
import { Locale } from '../../core/locale/locale';
import { useInject } from '../../kernel/react';
import { OfferRow } from '../../ui/notices/offer-row';

/** The way back to an unfinished payment, above the methods. Rendered with the first paint, so that no tile moves. */
export const ContinueRow = observer(function ContinueRow() {
  const offer = useInject(ContinueOffer);
  const methods = useInject(MethodsStore);
  const locale = useInject(Locale);
  const { payment } = offer;
  if (!payment) return null;
  const { flow, methodName, amount, currency, isChecking } = payment;
  const method = methods.find(methodName);
  const money = formatAmount(amount, currency, locale.tag);
  return (
    <OfferRow
      title={locale.t(isChecking ? 'resume.offer.checking' : `resume.offer.${flow}`, { amount: money })}
      text={(method && locale.text(method.text)) || undefined}
      acceptLabel={locale.t('resume.offer.continue')}
      declineLabel={locale.t('resume.offer.later')}
      isBusy={offer.isOpening}
      onAccept={() => void offer.accept()}
      onDecline={offer.decline}
    />
  );
});
