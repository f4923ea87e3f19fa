import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ListStore } from '../cashier/methods/list-store';
import { MethodsStore } from '../cashier/methods/methods-store';
import { useInject } from '../kernel/react';
import { Page } from '../ui/layout/page';
import { MethodTiles } from '../connected/list/method-tiles';
import { useFlowTitle } from './use-flow-title';

/** The methods of one group. */
export const GroupScreen = observer(function GroupScreen() {
  const list = useInject(ListStore);
  const { groupTitle, groupTiles } = useInject(MethodsStore);
  useEffect(() => list.openGroup(), [list]);
  const title = useFlowTitle();
  return (
    <Page title={groupTitle} subtitle={title}>
      <MethodTiles tiles={groupTiles} label={groupTitle} />
    </Page>
  );
});
