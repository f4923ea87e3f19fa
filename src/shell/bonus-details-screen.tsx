import { observer } from 'mobx-react-lite';
import { BonusList } from '../connected/form/bonus-list';
import { Locale } from '../core/locale/locale';
import { useInject } from '../kernel/react';
import { RouterStore } from '../kernel/router/router-store';
import { Button } from '../ui/button/button';
import { Page } from '../ui/layout/page';
import { Note } from '../ui/views/note';

/** The choice of the bonus for the deposit, each with its minimum amount. */
export const BonusDetailsScreen = observer(function BonusDetailsScreen() {
  const router = useInject(RouterStore);
  const locale = useInject(Locale);
  return (
    <Page
      title={locale.t('bonus.title')}
      footer={
        <Button isFullWidth onClick={() => void router.back()}>
          {locale.t('bonus.done')}
        </Button>
      }
    >
      <BonusList />
      <Note>{locale.t('bonus.rule')}</Note>
    </Page>
  );
});
