import { observer } from 'mobx-react-lite';
import { TimeReminder } from '../cashier/standing/time-reminder';
import { usePlayerWords } from '../connected/use-player-words';
import { Locale } from '../core/locale/locale';
import { useInject } from '../kernel/react';
import { ConfirmDialog } from '../ui/views/confirm-dialog';

/** A calm message, not a question that must be answered: to go on is the harmless choice. */
const TimeReminderMessage = observer(function TimeReminderMessage() {
  const reminder = useInject(TimeReminder);
  const locale = useInject(Locale);
  if (!usePlayerWords()) return null;
  return (
    <ConfirmDialog
      title={locale.t('player:time.title')}
      text={locale.t('player:time.text', { minutes: reminder.minutes })}
      confirmLabel={locale.t('player:time.break')}
      cancelLabel={locale.t('player:time.goOn')}
      onConfirm={reminder.takeBreak}
      onCancel={reminder.goOn}
    />
  );
});

export default TimeReminderMessage;
