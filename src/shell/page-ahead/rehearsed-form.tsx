import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { PaymentForm } from '../../cashier/form/payment-form';
import { MethodsStore } from '../../cashier/methods/methods-store';
import { UserStore } from '../../cashier/user/user-store';
import { DepositForm } from '../../connected/form/deposit-form';
import { Locale } from '../../core/locale/locale';
import { Clock, Random } from '../../core/time/time';
import { useInject } from '../../kernel/react';
import styles from './rehearsed-form.module.css';

/**
 * A method's form with values of its own. Its button does nothing, and its texts are neither shown nor read out. `onDrawn`
 * must be stable.
 */
export const RehearsedForm = observer(function RehearsedForm({ onDrawn }: { onDrawn(): void }) {
  const { methods, tiles, snippet } = useInject(MethodsStore);
  const { currency, country } = useInject(UserStore);
  const locale = useInject(Locale);
  const clock = useInject(Clock);
  const random = useInject(Random);
  const [method] = useState(() => methods.find(({ name }) => name === tiles[0]?.name) ?? methods[0]);
  const [form] = useState(() => new PaymentForm({ locale, clock, random }));
  const [deposit] = useState(() => ({
    form,
    method,
    isSubmitting: false,
    isChecking: false,
    error: undefined,
    open() {
      if (method) form.setMethod(method, { currency, country, snippet: snippet[method.name] });
    },
  }));
  useEffect(() => () => form.dispose(), [form]);
  useEffect(() => void requestAnimationFrame(onDrawn), [onDrawn]);
  return createPortal(
    <div className={styles.rehearsal} aria-hidden inert>
      <DepositForm deposit={deposit} submitLabel={locale.t('form.more')} onSubmit={() => Promise.resolve()} />
    </div>,
    document.body,
  );
});
