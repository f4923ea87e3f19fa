import { observer } from 'mobx-react-lite';
import { formatAmount } from '@/cashier/amount/format-amount';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { Button } from '@/ui/button/button';
import { networkNamed } from '../networks';
import { factsOf } from '../stores/method-facts';
import { OpenPayment } from '../stores/open-payment';
import styles from './open-payment-card.module.css';

/** Leads back to an address that was shown before and has not been paid yet. */
export const OpenPaymentCard = observer(function OpenPaymentCard() {
  const openPayment = useInject(OpenPayment);
  const locale = useInject(Locale);
  const { current } = openPayment;
  if (!current) return null;
  const { amount, currency, methodName, invoice } = current;
  const network = networkNamed(invoice.network)?.label ?? (locale.text(invoice.networkName) || invoice.network);
  return (
    <section className={styles.card} aria-label={locale.t('crypto:open.title')}>
      <h2 className={styles.title}>{locale.t('crypto:open.title')}</h2>
      <p className={styles.text}>
        {[formatAmount(amount, currency, locale.tag), factsOf(methodName).coin?.code, network]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Button variant="secondary" isFullWidth onClick={() => void openPayment.resume()}>
        {locale.t('crypto:open.show')}
      </Button>
    </section>
  );
});
