import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { formatAmount } from '../../cashier/amount/format-amount';
import { ListedOffer, type ListedPayment } from '../../cashier/return/listed-offer';
import type { Flow } from '../../contract/primitives';
import { Locale, type MessageKey } from '../../core/locale/locale';
import { useInject } from '../../kernel/react';
import { useOwn } from '../../kernel/router/use-own';
import { OfferRow } from '../../ui/notices/offer-row';
import { OfferBar } from '../../ui/notices/offer-bar';

const TITLE: Readonly<Record<ListedPayment['kind'], MessageKey>> = {
  deposit: 'resume.offer.deposit',
  code: 'withdrawal.waiting.text',
  page: 'resume.offer.withdrawal',
};

/** The way back to a payment that this tab does not know. It appears late, so it is placed over the list's end. */
const ListedOfferBar = observer(function ListedOfferBar({ flow }: { flow: Flow }) {
  const offer = useOwn(ListedOffer);
  const locale = useInject(Locale);
  useEffect(() => void offer.look(flow), [offer, flow]);
  const { payment } = offer;
  return (
    <OfferBar>
      {payment && (
        <OfferRow
          title={locale.t(TITLE[payment.kind], {
            amount: formatAmount(payment.line.amount, payment.line.currency, locale.tag),
          })}
          text={locale.text(payment.line.text) || undefined}
          acceptLabel={locale.t(payment.kind === 'code' ? 'withdrawal.waiting.action' : 'resume.offer.continue')}
          declineLabel={locale.t('resume.offer.later')}
          isBusy={offer.isOpening}
          onAccept={() => void offer.accept()}
          onDecline={offer.decline}
        />
      )}
    </OfferBar>
  );
});

export default ListedOfferBar;
