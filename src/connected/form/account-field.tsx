import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { isExpired } from '../../cashier/accounts/is-expired';
import { SavedAccounts } from '../../cashier/accounts/saved-accounts';
import type { PaymentMethod } from '../../contract/method';
import type { Flow } from '../../contract/primitives';
import { Locale } from '../../core/locale/locale';
import { ServerClock } from '../../core/time/server-clock';
import { useInject } from '../../kernel/react';
import { ChoiceList } from '../../ui/bonus/choice-list';
import { Button } from '../../ui/button/button';
import { CheckField } from '../../ui/fields/check-field';
import { focusHeading } from '../../ui/focus-heading';
import { useKeptFocus } from '../../ui/use-kept-focus';
import { usePlayerWords } from '../use-player-words';
import { AccountManager } from './account-manager';
import { accountWords } from './account-words';
import styles from './account-field.module.css';

interface AccountFieldProps {
  flow: Flow;
  method: PaymentMethod;
  /** Called when another account is chosen, or the chosen one is gone: the form then asks for what is missing. */
  onChoose(): void;
}

const ANOTHER = '';

/** The choice of the saved account; renders nothing when there is none. */
export const AccountField = observer(function AccountField({ flow, method, onChoose }: AccountFieldProps) {
  const accounts = useInject(SavedAccounts);
  const locale = useInject(Locale);
  const clock = useInject(ServerClock);
  const [isManaging, setManaging] = useState(false);
  const hasWords = usePlayerWords(method.hasAccounts === true);
  const own = accounts.of(flow, method);
  const chosen = accounts.chosen(flow, method);
  const isLost = accounts.isLost(flow, method);
  const field = useKeptFocus<HTMLDivElement>(focusHeading);
  const choose = useCallback(
    (id: string | undefined) => {
      accounts.choose(flow, method.name, id);
      onChoose();
    },
    [accounts, flow, method.name, onChoose],
  );
  useEffect(() => {
    if (isLost) choose(undefined);
  }, [isLost, choose]);
  if (!hasWords || (own.length === 0 && !chosen)) return null;
  const label = locale.t(flow === 'deposit' ? 'player:account.payWith' : 'player:account.payTo');
  const choices = own.length > 0 ? own : chosen ? [chosen] : [];
  return (
    <div ref={field} className={styles.field} tabIndex={-1}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <ChoiceList
        label={label}
        choices={[
          ...choices.map((account) => {
            const { label: name, hint } = accountWords(account, method, locale);
            const over = isExpired(account, clock.now()) && locale.t('player:account.expired');
            const hints = [hint, over].filter(Boolean).join(' · ');
            return { value: account.id, label: name, ...(hints && { hint: hints }) };
          }),
          { value: ANOTHER, label: locale.t('player:account.another') },
        ]}
        value={chosen?.id ?? ANOTHER}
        onChange={(id) => choose(id === ANOTHER ? undefined : id)}
      />
      {own.length > 0 && (
        <div className={styles.actions}>
          <Button variant="ghost" aria-expanded={isManaging} onClick={() => setManaging(!isManaging)}>
            {locale.t('player:account.manage')}
          </Button>
        </div>
      )}
      {isManaging && <AccountManager flow={flow} accounts={own} />}
    </div>
  );
});

/** The checkbox for the player's consent to save the account of this payment; unticked by default. */
export const SaveAccount = observer(function SaveAccount({ flow, method }: Pick<AccountFieldProps, 'flow' | 'method'>) {
  const accounts = useInject(SavedAccounts);
  const locale = useInject(Locale);
  const hasWords = usePlayerWords(method.hasAccounts === true);
  if (!hasWords || accounts.chosen(flow, method)) return null;
  return (
    <CheckField
      label={locale.t('player:account.save')}
      isChecked={accounts.isToSave(flow, method.name)}
      onChange={(isToSave) => accounts.setToSave(flow, method.name, isToSave)}
    />
  );
});
