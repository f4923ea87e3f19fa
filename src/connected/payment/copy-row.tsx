import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Locale } from '../../core/locale/locale';
import { useInject } from '../../kernel/react';
import { CopyButton } from '../../ui/button/copy-button';
import { ValueRow } from '../../ui/payment/value-row';
import { useCopy } from './use-copy';

interface CopyRowProps {
  label: string;
  /** The exact text to copy. */
  value: string;
  /** Shown instead of the value. */
  display?: ReactNode;
  /** Called at the press, whether or not the browser lets it copy. */
  onCopy?(): void;
}

/** A value of the payment with a button that copies it. */
export const CopyRow = observer(function CopyRow({ label, value, display = value, onCopy }: CopyRowProps) {
  const locale = useInject(Locale);
  const { copy, byHand } = useCopy(value, label);
  const press = () => {
    onCopy?.();
    return copy();
  };
  const button = (
    <CopyButton label={locale.t('payment.copy', { label })} copiedLabel={locale.t('common.copied')} onCopy={press} />
  );
  return <ValueRow label={label} value={byHand || display} action={button} />;
});
