import { useEffect, useLayoutEffect } from 'react';
import { SavedAccounts } from '../cashier/accounts/saved-accounts';
import { ListStore } from '../cashier/methods/list-store';
import { MethodsStore } from '../cashier/methods/methods-store';
import { PlayerStanding } from '../cashier/standing/player-standing';
import type { Flow } from '../contract/primitives';
import { useInject } from '../kernel/react';
import { Registry } from '../kernel/registry-token';
import { RouterStore } from '../kernel/router/router-store';
import { FullLoaded } from './full-loaded';
import { prefetchNext } from './page-ahead/prefetch-next';
import { useRoute } from './use-route';

/** Opens the list of the route's flow. Without `isReady` there is nothing to show yet. In an observer. */
export function useMethodList(): { flow: Flow; isReady: boolean } {
  const list = useInject(ListStore);
  const methods = useInject(MethodsStore);
  const registry = useInject(Registry);
  const router = useInject(RouterStore);
  const fullLoaded = useInject(FullLoaded);
  const player = useInject(PlayerStanding);
  const accounts = useInject(SavedAccounts);
  const flow = useRoute().flow === 'withdrawal' ? 'withdrawal' : 'deposit';

  useLayoutEffect(() => {
    void list.open(flow);
    return list.close;
  }, [list, flow]);

  // Its own page is on the way (LockWatch).
  const isLocked = player.lockOf(flow) !== undefined;
  // Coming back to the list shows what is known while it is asked for again.
  const isReady = methods.flow === flow && methods.tiles.length > 0 && !isLocked;
  useLayoutEffect(() => {
    if (isReady) fullLoaded.tell();
  }, [isReady, fullLoaded]);
  useEffect(() => {
    if (isReady) prefetchNext(methods, registry, router);
  }, [isReady, methods, registry, router]);
  // A form that is drawn ahead asks for nothing itself.
  const hasAccounts = isReady && methods.methods.some((method) => method.hasAccounts);
  useEffect(() => {
    if (hasAccounts) void accounts.load(flow);
  }, [hasAccounts, accounts, flow]);
  return { flow, isReady };
}
