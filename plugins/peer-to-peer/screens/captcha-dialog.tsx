import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Captcha, type CaptchaChallenge } from '@/core/captcha/captcha';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { Button } from '@/ui/button/button';
import { Dialog } from './dialog';

/** Dialog for a captcha that needs the player's input, with a button to cancel it. */
export const CaptchaDialog = observer(function CaptchaDialog() {
  const { challenge } = useInject(Captcha);
  return challenge ? <OpenChallenge challenge={challenge} /> : null;
});

const OpenChallenge = observer(function OpenChallenge({ challenge }: { challenge: CaptchaChallenge }) {
  const locale = useInject(Locale);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) challenge.mount(place.current);
  }, [challenge]);
  return (
    <Dialog
      title={locale.t('peer-to-peer:captcha.title')}
      text={locale.t('peer-to-peer:captcha.text')}
      onClose={challenge.close}
      actions={
        <Button variant="secondary" isFullWidth onClick={challenge.close}>
          {locale.t('peer-to-peer:captcha.cancel')}
        </Button>
      }
    >
      <div ref={place} />
    </Dialog>
  );
});
