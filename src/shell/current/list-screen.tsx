import { observer } from 'mobx-react-lite';
import { ListContent } from '../../connected/list/list-content';
import { Page } from '../../ui/layout/page';
import { FormRehearsal } from '../page-ahead/form-rehearsal';
import { LateLanguageMenu } from '../late-language-menu';
import { LateOffer } from '../late-offer';
import { useMethodList } from '../use-method-list';

/** The first page of a flow: its groups and methods (spec 2). */
export const ListScreen = observer(function ListScreen() {
  const { flow, isReady } = useMethodList();
  return (
    <Page>
      <ListContent flow={flow} isReady={isReady} />
      {isReady && <LateLanguageMenu />}
      {isReady && <LateOffer flow={flow} />}
      {isReady && <FormRehearsal />}
    </Page>
  );
});
