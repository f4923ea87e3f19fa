import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ListStore } from '@/cashier/methods/list-store';
import { MethodsStore } from '@/cashier/methods/methods-store';
import { MethodTiles } from '@/connected/list/method-tiles';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { Page } from '@/ui/layout/page';
import { P2PDepositStore } from '../../stores/p2p-deposit-store';
import { HowItWorks } from '../how-it-works';

/** The methods of a group, whatever their kind. */
export const ListScreen = observer(function ListScreen() {
  const list = useInject(ListStore);
  const { groupTitle, groupTiles } = useInject(MethodsStore);
  const locale = useInject(Locale);
  const deposit = useInject(P2PDepositStore);
  useEffect(() => {
    list.openGroup();
    // The form is of the same plugin, and would keep what was typed; from any list it begins anew (spec 2).
    deposit.reset();
  }, [list, deposit]);
  return (
    <Page title={groupTitle} subtitle={locale.t('peer-to-peer:list.subtitle')}>
      <MethodTiles tiles={groupTiles} label={groupTitle} />
      <HowItWorks />
    </Page>
  );
});
