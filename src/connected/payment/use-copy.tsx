import { useState } from 'react';
import { Locale } from '../../core/locale/locale';
import { useInject } from '../../kernel/react';
import { CopyByHand } from '../../ui/payment/copy-by-hand';
import type { Elements } from '../../ui/elements';
import { copyText } from './copy-text';

/** Copies the text. If the browser refuses, `byHand` is the selected text, to be shown instead of the usual display. */
export function useCopy(text: string, label: string): { copy(): Promise<boolean>; byHand: Elements } {
  const locale = useInject(Locale);
  // The refused text itself, so that another text does not count as refused. The count remounts and reselects it on
  // each try.
  const [refused, setRefused] = useState({ text: '', tries: 0 });
  const copy = async () => {
    const isCopied = await copyText(text);
    setRefused(({ tries }) => ({ text: isCopied ? '' : text, tries: tries + 1 }));
    return isCopied;
  };
  const isRefused = text !== '' && refused.text === text;
  const hint = locale.t('payment.copyByHand');
  return { copy, byHand: isRefused && <CopyByHand key={refused.tries} text={text} label={label} hint={hint} /> };
}
