import { observer } from 'mobx-react-lite';
import { AttemptStore } from '../cashier/attempt/attempt-store';
import type { Flow } from '../contract/primitives';
import { Locale } from '../core/locale/locale';
import { useInject } from '../kernel/react';
import { Note } from '../ui/views/note';

/** Shown while the outcome of a create is being found out; with the time of the next try where the gateway has named one. */
export const CheckingNote = observer(function CheckingNote({ flow }: { flow: Flow }) {
  const until = useInject(AttemptStore).waitsUntil(flow);
  const locale = useInject(Locale);
  const texts = [flow === 'deposit' ? locale.t('deposit.checking') : locale.t('withdrawal.checking')];
  if (until !== undefined) {
    const format = new Intl.DateTimeFormat(locale.tag, { timeStyle: 'medium', numberingSystem: 'latn' });
    texts.push(locale.t('common.nextTry', { time: format.format(until) }));
  }
  return (
    <Note icon="clock" role="status">
      {texts.join(' ')}
    </Note>
  );
});
