import { observer } from 'mobx-react-lite';
import { CountdownBar } from '@/connected/payment/countdown-bar';
import { useCountdown } from '@/connected/payment/use-countdown';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { TimerBar } from '@/ui/payment/timer-bar';
import { timeLeft } from '../time-left';

interface ExpiryProps {
  /** ISO 8601. */
  expiresAt: string | null | undefined;
  label: string;
}

/** Shows the days and hours that are left, by the server's clock; in the last hour the minutes and seconds. */
export const Expiry = observer(function Expiry({ expiresAt, label }: ExpiryProps) {
  const locale = useInject(Locale);
  const parts = timeLeft(useCountdown(expiresAt)?.seconds ?? 0);
  if (parts.length === 0) return <CountdownBar expiresAt={expiresAt} label={label} />;
  const words = parts.map(({ unit, count }) => locale.t(`cash-voucher:left.${unit}`, { count }));
  const text = new Intl.ListFormat(locale.tag, { type: 'unit', style: 'short' }).format(words);
  return <TimerBar label={label} text={text} tone="calm" />;
});
