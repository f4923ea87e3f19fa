import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { copyText } from '@/connected/copy-text';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { Button } from '@/ui/button/button';

/** What a player on a phone does first: nobody scans their own screen. */
export const CopyCodeButton = observer(function CopyCodeButton({ code }: { code: string }) {
  const locale = useInject(Locale);
  const [isCopied, setCopied] = useState(false);
  return (
    <Button isFullWidth onClick={() => void copyText(code).then(setCopied)}>
      <span aria-live="polite">{isCopied ? locale.t('pix:copied') : locale.t('pix:copyCode')}</span>
    </Button>
  );
});
