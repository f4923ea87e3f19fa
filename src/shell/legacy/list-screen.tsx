import { observer } from 'mobx-react-lite';
import { AroundTiles } from '../../connected/list/around-tiles';
import { AgainRow } from '../../connected/list/again-row';
import { LimitsLink } from '../../connected/list/limits-link';
import { ListTiles } from '../../connected/list/list-tiles';
import { Locale } from '../../core/locale/locale';
import { useInject } from '../../kernel/react';
import { Page } from '../../ui/layout/page';
import { SpokenHeading } from '../../ui/legacy/spoken-heading';
import { ListSkeleton } from '../../ui/tiles/list-skeleton';
import { useFlowTitle } from '../use-flow-title';
import { FormRehearsal } from '../page-ahead/form-rehearsal';
import { LateOffer } from '../late-offer';
import { useMethodList } from '../use-method-list';

/** The entry of a flow: rows from edge to edge; its title is spoken, not shown (spec 2). */
export const ListScreen = observer(function ListScreen() {
  const locale = useInject(Locale);
  const title = useFlowTitle();
  const { flow, isReady } = useMethodList();
  return (
    <>
      <SpokenHeading>{title}</SpokenHeading>
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
    </>
  );
});
