import { observer } from 'mobx-react-lite';
import { Locale } from '../core/locale/locale';
import { Notifications } from '../core/notifications/notifications';
import { useInject } from '../kernel/react';
import { NotificationHost } from '../ui/notices/notification-host';

/** Snackbars and toasts, in either design. */
export const Notices = observer(function Notices() {
  const locale = useInject(Locale);
  const notifications = useInject(Notifications);
  // Copied here, where a change of language is observed.
  const notices = notifications.list.map((notice) => ({
    ...notice,
    ...(notice.kind === 'snackbar' && { title: locale.t('error.snackbar.title') }),
  }));
  return (
    <NotificationHost
      notices={notices}
      closeLabel={locale.t('header.close')}
      onClose={notifications.close}
      onPause={notifications.pause}
      onResume={notifications.resume}
    />
  );
});
