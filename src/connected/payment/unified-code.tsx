import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { checkPaymentCode } from '../../cashier/payment-code/payment-code';
import type { Payment } from '../../cashier/payment-code/code-reading';
import type { UnifiedFlow } from '../../contract/api-response';
import { AppError } from '../../core/errors/app-error';
import { ErrorHandler } from '../../core/errors/error-handler';
import { Locale } from '../../core/locale/locale';
import { useInject } from '../../kernel/react';
import { QrCode } from '../../ui/payment/qr-code';
import { Note } from '../../ui/views/note';
import { CopyRow } from './copy-row';

export interface UnifiedItemProps {
  item: UnifiedFlow['items'][number];
  /** What a code may ask for; undefined where the flow names an amount of its own. */
  payment: Payment | undefined;
}

/** A QR code of a server-driven flow, once it is checked (cashier/payment-code). */
export const UnifiedCode = observer(function UnifiedCode({ item, payment }: UnifiedItemProps) {
  const locale = useInject(Locale);
  const errors = useInject(ErrorHandler);
  const { name, value, copy } = item;
  const label = locale.text(item.label) || name;
  const checked = checkPaymentCode(value, payment);
  const fault = checked.ok ? undefined : checked.fault;
  const cautions = checked.ok ? checked.cautions.join(' ') : '';

  useEffect(() => {
    if (fault) errors.report(new AppError('A code is not shown', { code: 'unified.badCode' }), { name, fault });
    if (cautions) {
      const error = new AppError('A code breaks a rule of its standard', { code: 'unified.codeCaution' });
      errors.report(error, { name, cautions });
    }
  }, [errors, name, fault, cautions]);

  if (fault) return <Note icon="error">{locale.t('unified.badCode', { label })}</Note>;
  return (
    <>
      {cautions !== '' && <Note>{locale.t('payment.codeCaution')}</Note>}
      <QrCode value={value} label={locale.t('payment.qr', { label })} />
      {copy && <CopyRow label={label} value={value} />}
    </>
  );
});
