import { observer } from 'mobx-react-lite';
import { SavedAccounts } from '../../cashier/accounts/saved-accounts';
import { WishedAmount } from '../../cashier/amount/wished-amount';
import type { PaymentForm } from '../../cashier/form/payment-form';
import { QuickView } from '../../cashier/methods/quick-view';
import type { PaymentMethod } from '../../contract/method';
import { Locale } from '../../core/locale/locale';
import { Navigation } from '../../kernel/navigation';
import { useInject } from '../../kernel/react';
import { Button } from '../../ui/button/button';
import type { PaymentFormViewProps } from '../../ui/form/payment-form-view';
import { usePlayerWords } from '../use-player-words';
import { accountWords } from './account-words';

/**
 * What differs in the form of a quick deposit: the account stands below the method's name, and the whole cashier is one
 * tap away. Undefined in a whole cashier. Call it in an observer.
 */
export function useQuickForm(
  method: PaymentMethod | undefined,
  form: PaymentForm,
): Partial<PaymentFormViewProps> | undefined {
  const { isOn } = useInject(QuickView);
  const accounts = useInject(SavedAccounts);
  const locale = useInject(Locale);
  if (!isOn || !method) return undefined;
  const account = accounts.chosen('deposit', method);
  const words = account && accountWords(account, method, locale).label;
  return {
    ...(words !== undefined && { subtitle: words }),
    ...(account && { intro: undefined }),
    secondaryAction: <OtherWays form={form} />,
  };
}

/** Opens the list of the whole cashier; the form that is chosen there begins with the same amount. */
const OtherWays = observer(function OtherWays({ form }: { form: PaymentForm }) {
  const quick = useInject(QuickView);
  const wished = useInject(WishedAmount);
  const navigation = useInject(Navigation);
  const locale = useInject(Locale);
  const open = () => {
    if (form.amount) wished.keep(form.amount.toNumber());
    quick.end();
    void navigation.go('/deposit');
  };
  if (!usePlayerWords()) return null;
  return (
    <Button variant="ghost" isFullWidth onClick={open}>
      {locale.t('player:quick.others')}
    </Button>
  );
});
