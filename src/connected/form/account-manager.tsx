import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { SavedAccounts } from '../../cashier/accounts/saved-accounts';
import type { Flow } from '../../contract/primitives';
import type { SavedAccount } from '../../contract/standing';
import { Locale } from '../../core/locale/locale';
import { useInject } from '../../kernel/react';
import { Button } from '../../ui/button/button';
import { TextField } from '../../ui/fields/text-field';
import { ConfirmDialog } from '../../ui/views/confirm-dialog';
import { useKeptFocus } from '../../ui/use-kept-focus';
import { Note } from '../../ui/views/note';
import { nameOf, takenName } from './account-words';
import styles from './account-field.module.css';

interface AccountManagerProps {
  flow: Flow;
  accounts: readonly SavedAccount[];
}

/** Renames and forgets saved accounts, and sets the default one; forgetting is confirmed in a dialog. */
export const AccountManager = observer(function AccountManager({ flow, accounts }: AccountManagerProps) {
  const store = useInject(SavedAccounts);
  const locale = useInject(Locale);
  const [asked, setAsked] = useState<SavedAccount>();
  const rows = useKeptFocus<HTMLUListElement>();
  useEffect(() => store.clearFailure, [store]);
  const forget = () => {
    setAsked(undefined);
    if (asked) void store.forget(flow, asked.id);
  };
  return (
    <>
      <ul ref={rows} className={styles.manage} tabIndex={-1}>
        {accounts.map((account) => (
          <AccountRow key={account.id} flow={flow} account={account} onForget={() => setAsked(account)} />
        ))}
      </ul>
      <div role="alert">{store.hasFailed && <Note icon="error">{locale.t('player:account.failed')}</Note>}</div>
      {asked && (
        <ConfirmDialog
          title={locale.t('player:account.forgetQuestion', { account: nameOf(asked) })}
          text={locale.t('player:account.forgetText')}
          confirmLabel={locale.t('player:account.forget')}
          cancelLabel={locale.t('player:account.keep')}
          onConfirm={forget}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  );
});

interface AccountRowProps {
  flow: Flow;
  account: SavedAccount;
  onForget(): void;
}

const AccountRow = observer(function AccountRow({ flow, account, onForget }: AccountRowProps) {
  const store = useInject(SavedAccounts);
  const locale = useInject(Locale);
  const [name, setName] = useState(account.name ?? '');
  const label = nameOf(account);
  const isLoading = store.isChanging(account.id);
  const row = useKeptFocus<HTMLLIElement>();
  const rename = () => {
    if (name.trim() !== (account.name ?? '').trim()) void store.update(flow, account.id, { name: name.trim() });
  };
  return (
    <li ref={row} className={styles.row} tabIndex={-1}>
      <span className={styles.name}>
        <TextField
          name={`account-${account.id}`}
          label={`${locale.t('player:account.rename')}: ${account.label}`}
          value={name}
          onChange={(text) => setName(takenName(text))}
          onBlur={rename}
        />
      </span>
      <span className={styles.actions}>
        {account.isDefault ? (
          <span>{locale.t('player:account.isDefault')}</span>
        ) : (
          <Button
            variant="ghost"
            isLoading={isLoading}
            aria-label={`${locale.t('player:account.makeDefault')}: ${label}`}
            onClick={() => void store.update(flow, account.id, { isDefault: true })}
          >
            {locale.t('player:account.makeDefault')}
          </Button>
        )}
        <Button
          variant="ghost"
          isLoading={isLoading}
          aria-label={`${locale.t('player:account.forget')}: ${label}`}
          onClick={onForget}
        >
          {locale.t('player:account.forget')}
        </Button>
      </span>
    </li>
  );
});
