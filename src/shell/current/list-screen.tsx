import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect } from 'react';
import { ListStore } from '../../cashier/methods/list-store';
import { MethodsStore } from '../../cashier/methods/methods-store';
import { Locale } from '../../core/locale/locale';
import { useInject } from '../../kernel/react';
import { Registry } from '../../kernel/registry-token';
import { RouterStore } from '../../kernel/router-store';
import { Page } from '../../ui/layout/page';
import { ListSkeleton } from '../../ui/tiles/list-skeleton';
import { FullLoaded } from '../full-loaded';
import { prefetchNext } from '../prefetch-next';
import { WithdrawalOverview } from '../../connected/withdrawal-overview';
import { useRoute } from '../use-route';
import { MethodTiles } from '../../connected/method-tiles';

/** The entry of a flow: its groups and methods (spec 2). */
export const ListScreen = observer(function ListScreen() {
  const list = useInject(ListStore);
  const methods = useInject(MethodsStore);
  const registry = useInject(Registry);
  const router = useInject(RouterStore);
  const fullLoaded = useInject(FullLoaded);
  const locale = useInject(Locale);
  const flow = useRoute().flow === 'withdrawal' ? 'withdrawal' : 'deposit';

  useEffect(() => {
    void list.open(flow);
    return list.close;
  }, [list, flow]);

  // Coming back to the list shows what is known while it is asked for again.
  const isReady = methods.flow === flow && methods.tiles.length > 0;
  useLayoutEffect(() => {
    if (isReady) fullLoaded.tell();
  }, [isReady, fullLoaded]);
  useEffect(() => {
    if (isReady) prefetchNext(methods, registry, router);
  }, [isReady, methods, registry, router]);

  return (
    <Page>
      {flow === 'withdrawal' && <WithdrawalOverview />}
      {isReady ? (
        <MethodTiles tiles={methods.tiles} label={locale.t(`list.label.${flow}`)} />
      ) : (
        <ListSkeleton label={locale.t('list.loading')} />
      )}
    </Page>
  );
});
