import { observer } from 'mobx-react-lite';
import { AroundTiles } from '../../connected/list/around-tiles';
import { AgainRow } from '../../connected/list/again-row';
import { LimitsLink } from '../../connected/list/limits-link';
import { ListTiles } from '../../connected/list/list-tiles';
import { Locale } from '../../core/locale/locale';
import { useInject } from '../../kernel/react';
import { Page } from '../../ui/layout/page';
import { ListSkeleton } from '../../ui/tiles/list-skeleton';
import { FormRehearsal } from '../page-ahead/form-rehearsal';
import { LateOffer } from '../late-offer';
import { useMethodList } from '../use-method-list';

/** The entry of a flow: its groups and methods (spec 2). */
export const ListScreen = observer(function ListScreen() {
  const locale = useInject(Locale);
  const { flow, isReady } = useMethodList();
  return (
    <Page>
      <AroundTiles flow={flow} isReady={isReady}>
        {isReady && <AgainRow />}
        {isReady ? (
          <ListTiles label={locale.t(`list.label.${flow}`)} />
        ) : (
          <ListSkeleton label={locale.t('list.loading')} />
        )}
        {isReady && flow === 'deposit' && <LimitsLink />}
      </AroundTiles>
      {isReady && <LateOffer flow={flow} />}
      {isReady && <FormRehearsal />}
    </Page>
  );
});
