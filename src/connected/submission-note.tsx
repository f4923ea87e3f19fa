import { observer } from 'mobx-react-lite';
import { AttemptStore } from '../cashier/attempt/attempt-store';
import { withNextTry } from '../cashier/attempt/next-try';
import type { Flow } from '../contract/primitives';
import { Locale } from '../core/locale/locale';
import { Realtime } from '../core/realtime/realtime';
import { useInject } from '../kernel/react';
import { Note } from '../ui/views/note';

/**
 * While a create is under way: that its outcome is being found out, or that the channel is being opened. Undefined when
 * there is nothing to say. Call it in an observer.
 */
export function useSubmissionNote(
  flow: Flow,
  { isChecking, isSubmitting }: Record<'isChecking' | 'isSubmitting', boolean>,
) {
  const realtime = useInject(Realtime);
  const locale = useInject(Locale);
  if (isChecking) return <CheckingNote flow={flow} />;
  if (!isSubmitting || realtime.state !== 'opening') return undefined;
  return (
    <Note icon="clock" role="status">
      {locale.t('network.connecting')}
    </Note>
  );
}

const CheckingNote = observer(function CheckingNote({ flow }: { flow: Flow }) {
  const until = useInject(AttemptStore).waitsUntil(flow);
  const locale = useInject(Locale);
  const text = flow === 'deposit' ? locale.t('deposit.checking') : locale.t('withdrawal.checking');
  return (
    <Note icon="clock" role="status">
      {withNextTry(text, until, locale)}
    </Note>
  );
});
