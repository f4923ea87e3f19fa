import { observer } from 'mobx-react-lite';
import { AttemptStore } from '../cashier/attempt/attempt-store';
import { withNextTry } from '../cashier/attempt/next-try';
import type { Flow } from '../contract/primitives';
import { Locale } from '../core/locale/locale';
import { useInject } from '../kernel/react';
import { Note } from '../ui/views/note';

/** Shown while the outcome of a create is being found out. */
export const CheckingNote = observer(function CheckingNote({ flow }: { flow: Flow }) {
  const until = useInject(AttemptStore).waitsUntil(flow);
  const locale = useInject(Locale);
  const text = flow === 'deposit' ? locale.t('deposit.checking') : locale.t('withdrawal.checking');
  return (
    <Note icon="clock" role="status">
      {withNextTry(text, until, locale)}
    </Note>
  );
});
