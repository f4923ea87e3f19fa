import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { BonusStep } from '../cashier/bonus/bonus-step';
import { ChosenPage } from '../cashier/methods/chosen-page';
import { BonusList } from '../connected/form/bonus-list';
import { BONUS_PLACE } from '../contract/experiments';
import { Experiments } from '../core/analytics/experiments';
import { Locale } from '../core/locale/locale';
import { useInject } from '../kernel/react';
import { RouterStore } from '../kernel/router/router-store';
import { Button } from '../ui/button/button';
import { Page } from '../ui/layout/page';
import { Note } from '../ui/views/note';

/** The choice of the bonus for the deposit, each with its minimum amount: beside the form, or a step before it. */
export const BonusDetailsScreen = observer(function BonusDetailsScreen() {
  const router = useInject(RouterStore);
  const locale = useInject(Locale);
  const step = useInject(BonusStep);
  const { form } = useInject(ChosenPage);
  const experiments = useInject(Experiments);
  const isStep = step.isWanted && form !== undefined;
  useEffect(() => {
    if (isStep) experiments.markSeen(BONUS_PLACE);
  }, [isStep, experiments]);
  const goOn = () => {
    if (!isStep) return void router.back();
    step.done();
    void router.go(form, { replace: true });
  };
  return (
    <Page
      title={locale.t('bonus.title')}
      footer={
        <Button isFullWidth onClick={goOn}>
          {locale.t('bonus.done')}
        </Button>
      }
    >
      <BonusList />
      <Note>{locale.t('bonus.rule')}</Note>
    </Page>
  );
});
