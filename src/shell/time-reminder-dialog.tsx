import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ComponentType } from 'react';
import { TimeReminder } from '../cashier/standing/time-reminder';
import { ErrorHandler } from '../core/errors/error-handler';
import { loadWithRetry } from '../kernel/loading/lazy';
import { useInject } from '../kernel/react';

/** Says how long the cashier has been open, if the deployment wants that. Its code is loaded on demand. */
export const TimeReminderDialog = observer(function TimeReminderDialog() {
  const { isShown, goOn } = useInject(TimeReminder);
  const errors = useInject(ErrorHandler);
  const [Message, setMessage] = useState<ComponentType>();
  useEffect(() => {
    if (!isShown) return;
    loadWithRetry(() => import('./time-reminder-message')).then(
      ({ default: loaded }) => setMessage(() => loaded),
      (error: unknown) => {
        // The next interval shows it again.
        goOn();
        errors.report(error);
      },
    );
  }, [isShown, goOn, errors]);
  return isShown && Message ? <Message /> : null;
});
