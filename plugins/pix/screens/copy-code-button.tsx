import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useCopy } from '@/connected/payment/use-copy';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { Button } from '@/ui/button/button';

/** Copies the code: the main action on a phone, since players can't scan their own screen. */
export const CopyCodeButton = observer(function CopyCodeButton({ code }: { code: string }) {
  const locale = useInject(Locale);
  const [isCopied, setCopied] = useState(false);
  const { copy, byHand } = useCopy(code, locale.t('pix:copyCode'));
  return (
    <>
      {byHand}
      <Button isFullWidth onClick={() => void copy().then(setCopied)}>
        <span aria-live="polite">{isCopied ? locale.t('pix:copied') : locale.t('pix:copyCode')}</span>
      </Button>
    </>
  );
});
