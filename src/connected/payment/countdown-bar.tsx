import { observer } from 'mobx-react-lite';
import { Locale } from '../../core/locale/locale';
import { useInject } from '../../kernel/react';
import { TimerBar } from '../../ui/payment/timer-bar';
import { timeOfDay } from './time-left';
import { useCountdown } from './use-countdown';

interface CountdownBarProps {
  /** ISO 8601. */
  expiresAt: string | null | undefined;
  /** What the time is for, e.g. "Time to pay". */
  label: string;
}

/** Seconds from which the end time is easier to read than the hours that are left. */
const DAY = 24 * 3600;

/**
 * The time left, by the server's clock. The end time while more than a day is left, and when that clock is unknown.
 * Renders nothing without a time. Announced at 5 minutes, at 1 minute and at the end.
 */
export const CountdownBar = observer(function CountdownBar({ expiresAt, label }: CountdownBarProps) {
  const locale = useInject(Locale);
  const countdown = useCountdown(expiresAt);
  if (!countdown || countdown.seconds > DAY) {
    const time = timeOfDay(expiresAt, locale.tag);
    return time === undefined ? null : <TimerBar label={label} text={locale.t('timer.until', { time })} tone="calm" />;
  }
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
