import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { Page } from '@/ui/layout/page';
import { Note } from '@/ui/views/note';
import { CryptoAddressStore } from '../stores/crypto-address-store';
import { PayableAddress } from './payable-address';
import { RefusedAddress } from './refused-address';

/** Shows the address, or explains why there is none to pay to. */
export const AddressScreen = observer(function AddressScreen() {
  const address = useInject(CryptoAddressStore);
  const locale = useInject(Locale);
  useEffect(() => {
    address.open();
    return address.close;
  }, [address]);
  const { state } = address;
  if (!state) {
    return (
      <Page isCentered>
        <Note icon="clock" role="status">
          {locale.t('crypto:address.asking')}
        </Note>
      </Page>
    );
  }
  if (state.kind === 'payable') return <PayableAddress {...state} onSent={() => void address.sent()} />;
  return <RefusedAddress reason={state.reason} />;
});
