import { observer } from 'mobx-react-lite';
import { Locale } from '../core/locale/locale';
import { useInject } from '../kernel/react';
import { TimerBar } from '../ui/payment/timer-bar';
import { useCountdown } from './use-countdown';

interface CountdownBarProps {
  /** ISO 8601. */
  expiresAt: string | null | undefined;
  /** What the time is for, e.g. "Time to pay". */
  label: string;
}

/** How long the player has, by the server's clock; nothing without a time. Told aloud at 5 minutes, 1 minute and the end. */
export const CountdownBar = observer(function CountdownBar({ expiresAt, label }: CountdownBarProps) {
  const locale = useInject(Locale);
  const countdown = useCountdown(expiresAt);
  if (!countdown) return null;
  const { seconds, isExpired, isUrgent, text } = countdown;
  const news = isExpired ? 'expired' : seconds <= 60 ? 'oneMinute' : seconds <= 300 ? 'fiveMinutes' : undefined;
  return (
    <TimerBar
      label={label}
      text={isExpired ? locale.t('timer.expired') : text}
      tone={isExpired || isUrgent ? 'urgent' : 'calm'}
      announcement={news && locale.t(`timer.${news}`)}
    />
  );
});
