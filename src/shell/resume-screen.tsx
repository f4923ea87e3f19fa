import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Resume } from '../cashier/return/resume';
import { Locale } from '../core/locale/locale';
import { Navigation } from '../kernel/navigation';
import { useInject } from '../kernel/react';
import { Button } from '../ui/button/button';
import { MessageView } from '../ui/views/message-view';

/** Shown briefly after a reload, while the page that the player was on is being found. */
export const ResumeScreen = observer(function ResumeScreen() {
  const resume = useInject(Resume);
  const navigation = useInject(Navigation);
  const locale = useInject(Locale);
  useEffect(() => {
    void resume.run();
    return resume.stop;
  }, [resume]);
  return (
    <MessageView
      icon="busy"
      title={locale.t(resume.isForPayment ? 'resume.title' : 'list.loading')}
      text={resume.isForPayment ? locale.t('resume.text') : undefined}
      action={
        <Button
          isFullWidth
          variant="secondary"
          onClick={() => void navigation.go(`/${resume.flow}`, { replace: true })}
        >
          {locale.t('complete.toMethods')}
        </Button>
      }
    />
  );
});
