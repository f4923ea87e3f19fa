import { observer } from 'mobx-react-lite';
import { UpiRenewal } from '../stores/upi-renewal';
import { Navigation } from '../../../kernel/navigation';
import { useInject } from '../../../kernel/react';
import { Button } from '../../../ui/button/button';
import { MessageView } from '../../../ui/views/message-view';
import { UpiNewCode } from './upi-closed-block';
import type { UpiSay } from './upi-say';

/** The code did not match the deposit, so it is not shown at all. */
export const UpiRefusedView = observer(function UpiRefusedView({ say }: { say: UpiSay }) {
  const { canRenew } = useInject(UpiRenewal);
  const navigation = useInject(Navigation);
  return (
    <MessageView
      title={say('refused.title')}
      text={say('refused.text')}
      action={
        <>
          <UpiNewCode say={say} />
          {canRenew && (
            <Button isFullWidth variant="secondary" onClick={() => void navigation.go('/deposit')}>
              {say('otherMethod')}
            </Button>
          )}
        </>
      }
    />
  );
});
