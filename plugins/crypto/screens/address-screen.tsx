import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Locale } from '@/core/locale/locale';
import { Navigation } from '@/kernel/navigation';
import { useInject } from '@/kernel/react';
import { Button } from '@/ui/button/button';
import { Page } from '@/ui/layout/page';
import { MessageView } from '@/ui/views/message-view';
import { Note } from '@/ui/views/note';
import { CryptoAddressStore } from '../stores/crypto-address-store';
import { PayableAddress } from './payable-address';

/** Shows the address, or explains why there is none to pay to. */
export const AddressScreen = observer(function AddressScreen() {
  const address = useInject(CryptoAddressStore);
  const navigation = useInject(Navigation);
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
  return (
    <MessageView
      title={locale.t(`crypto:refused.${state.reason}.title`)}
      text={locale.t(`crypto:refused.${state.reason}.text`)}
      action={
        <Button isFullWidth onClick={() => void navigation.go('/deposit')}>
          {locale.t('crypto:refused.back')}
        </Button>
      }
    />
  );
});
