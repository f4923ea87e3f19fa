import { observer } from 'mobx-react-lite';
import { MethodsStore } from '../../cashier/methods/methods-store';
import { isToCome, shownTime } from '../../cashier/standing/shown-time';
import { usualTime } from '../../cashier/standing/usual-time';
import type { PaymentMethod } from '../../contract/method';
import { Locale } from '../../core/locale/locale';
import { useInject } from '../../kernel/react';
import { Note } from '../../ui/views/note';
import { usePlayerWords } from '../use-player-words';

/** The method as currently listed: it may have gone down since its form was opened. Call it in an observer. */
export function useListedMethod(method: PaymentMethod | undefined): PaymentMethod | undefined {
  return useInject(MethodsStore).find(method?.name, method?.category) ?? method;
}

export const isDown = (method: PaymentMethod | undefined): boolean => method?.state?.level === 'down';

/**
 * Shown above the pay button: the method does not work, or takes longer, and until when. Renders nothing while it is
 * up.
 */
export const MethodStateNote = observer(function MethodStateNote({ method }: { method: PaymentMethod }) {
  const locale = useInject(Locale);
  const { state } = method;
  const level = state?.level === 'down' || state?.level === 'slow' ? state.level : undefined;
  const hasWords = usePlayerWords(level !== undefined);
  if (!level || !hasWords) return null;
  const until = state?.until;
  const reason = locale.text(state?.reason) || locale.t(`player:state.${level}`);
  const time = isToCome(until) ? locale.t('player:state.until', { time: shownTime(until, locale.tag) }) : '';
  const text = `${reason} ${time}`.trim();
  return (
    <Note icon={level === 'down' ? 'error' : 'clock'} role={level === 'down' ? 'alert' : 'status'}>
      {text}
    </Note>
  );
});

/** How long a payment by the method usually takes; renders nothing when the gateway does not say. */
export const UsualTime = observer(function UsualTime({ method }: { method: PaymentMethod }) {
  const locale = useInject(Locale);
  const { usualSeconds } = method;
  const hasWords = usePlayerWords(usualSeconds != null);
  if (usualSeconds == null || !hasWords) return null;
  const { unit, count } = usualTime(usualSeconds);
  return <Note icon="clock">{locale.t(`player:state.${unit}`, { count })}</Note>;
});
