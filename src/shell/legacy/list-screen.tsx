import { observer } from 'mobx-react-lite';
import { ListContent } from '../../connected/list/list-content';
import { Page } from '../../ui/layout/page';
import { SpokenHeading } from '../../ui/legacy/spoken-heading';
import { useFlowTitle } from '../use-flow-title';
import { FormRehearsal } from '../page-ahead/form-rehearsal';
import { LateLanguageMenu } from '../late-language-menu';
import { LateOffer } from '../late-offer';
import { useMethodList } from '../use-method-list';

/** The first page of a flow: full-width rows; its title is for screen readers only (spec 2). */
export const ListScreen = observer(function ListScreen() {
  const title = useFlowTitle();
  const { flow, isReady } = useMethodList();
  return (
    <>
      <SpokenHeading>{title}</SpokenHeading>
      <Page>
        <ListContent flow={flow} isReady={isReady} />
        {isReady && <LateLanguageMenu />}
        {isReady && <LateOffer flow={flow} />}
        {isReady && <FormRehearsal />}
      </Page>
    </>
  );
});
