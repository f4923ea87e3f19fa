import { observer } from 'mobx-react-lite';
import { TimeReminder } from '../cashier/standing/time-reminder';
import { ErrorHandler } from '../core/errors/error-handler';
import { useInject } from '../kernel/react';
import { useLateDialog } from './use-late-dialog';

/** Says how long the cashier has been open, if the deployment wants that. */
export const TimeReminderDialog = observer(function TimeReminderDialog() {
  const { isShown, goOn } = useInject(TimeReminder);
  const errors = useInject(ErrorHandler);
  const Message = useLateDialog(
    isShown,
    () => import('./time-reminder-message'),
    (error) => {
      // The next interval shows it again.
      goOn();
      errors.report(error);
    },
  );
  return Message ? <Message /> : null;
});
