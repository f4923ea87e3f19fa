import { observer } from 'mobx-react-lite';
import type { Elements } from '@/ui/elements';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { Button } from '@/ui/button/button';
import type { IconName } from '@/ui/icons/icon';
import { MessageView } from '@/ui/views/message-view';
import { Note } from '@/ui/views/note';
import { PixStore } from '../stores/pix-store';

interface NoCodeProps {
  icon: IconName;
  title: string;
  text: string;
  /** Button that leads on without a new code. */
  other: Elements;
}

/** Explains why there is no code to pay, and offers a new one. */
export const NoCode = observer(function NoCode({ icon, title, text, other }: NoCodeProps) {
  const pix = useInject(PixStore);
  const locale = useInject(Locale);
  return (
    <MessageView
      icon={icon}
      title={title}
      text={text}
      action={
        <>
          {pix.isFirstOpen && (
            <Note icon="clock" role="alert">
              {locale.t('pix:stillOpen')}
            </Note>
          )}
          <Note icon="error" role="alert">
            {pix.page.error}
          </Note>
          <Button isFullWidth isLoading={pix.page.isBusy} onClick={() => void pix.renew()}>
            {locale.t('pix:newCode')}
          </Button>
          {other}
        </>
      }
    />
  );
});
