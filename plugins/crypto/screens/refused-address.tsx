import { observer } from 'mobx-react-lite';
import { Locale } from '@/core/locale/locale';
import { Navigation } from '@/kernel/navigation';
import { useInject } from '@/kernel/react';
import { Button } from '@/ui/button/button';
import { MessageView } from '@/ui/views/message-view';
import type { AddressState } from '../stores/crypto-address-store';

interface RefusedAddressProps {
  reason: Extract<AddressState, { kind: 'refused' }>['reason'] | 'expired';
  /** Shown as a second button: the player says that the coins are sent. */
  onSent?(): void;
}

/** Why there is nothing to pay to, and the way back. */
export const RefusedAddress = observer(function RefusedAddress({ reason, onSent }: RefusedAddressProps) {
  const navigation = useInject(Navigation);
  const locale = useInject(Locale);
  return (
    <MessageView
      title={locale.t(`crypto:refused.${reason}.title`)}
      text={locale.t(`crypto:refused.${reason}.text`)}
      action={
        <>
          <Button isFullWidth onClick={() => void navigation.go('/deposit')}>
            {locale.t('crypto:refused.back')}
          </Button>
          {onSent && (
            <Button variant="secondary" isFullWidth onClick={onSent}>
              {locale.t('crypto:address.sent')}
            </Button>
          )}
        </>
      }
    />
  );
});
