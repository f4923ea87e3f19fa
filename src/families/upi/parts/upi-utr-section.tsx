import { observer } from 'mobx-react-lite';
import { UpiPaymentStore } from '../stores/upi-payment-store';
import { filterUtr } from '../stores/utr';
import { useInject } from '../../../kernel/react';
import { TextField } from '../../../ui/fields/text-field';
import type { UpiSay } from './upi-say';
import styles from './upi.module.css';

/** The field for the 12 digits that identify the payment. `isLate`: the code can no longer be paid. */
export const UpiUtrSection = observer(function UpiUtrSection({ isLate, say }: { isLate: boolean; say: UpiSay }) {
  const payment = useInject(UpiPaymentStore);
  const { utrError } = payment;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{say(isLate ? 'utr.late' : 'utr.title')}</h2>
      <TextField
        name="utr"
        label={say('utr.label')}
        hint={say('utr.hint')}
        placeholder="412345678901"
        inputMode="numeric"
        isNumeric
        shape={filterUtr}
        enterKeyHint="go"
        value={payment.utr}
        onChange={payment.setUtr}
        error={utrError && say(`utr.${utrError}`)}
      />
    </section>
  );
});
