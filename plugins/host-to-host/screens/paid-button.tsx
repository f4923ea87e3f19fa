import { observer } from 'mobx-react-lite';
import { Locale } from '@/core/locale/locale';
import { NetworkState } from '@/core/network/network-state';
import { useInject } from '@/kernel/react';
import { Button } from '@/ui/button/button';
import { Note } from '@/ui/views/note';
import { PayeeStore } from '../stores/payee-store';

/** The button "I have paid", with the error if reporting it failed. */
export const PaidButton = observer(function PaidButton({ label }: { label: string }) {
  const payee = useInject(PayeeStore);
  const network = useInject(NetworkState);
  const locale = useInject(Locale);
  const { error, isBusy } = payee.page;
  return (
    <>
      <Note icon="error" role="alert">
        {error}
      </Note>
      <Button
        isFullWidth
        isLoading={isBusy}
        aria-disabled={network.isOffline}
        title={network.isOffline ? locale.t('network.offline') : undefined}
        onClick={() => !network.isOffline && void payee.complete()}
      >
        {label}
      </Button>
    </>
  );
});
