import { useEffect, useLayoutEffect } from 'react';
import { SavedAccounts } from '../cashier/accounts/saved-accounts';
import { ListStore } from '../cashier/methods/list-store';
import { MethodsStore } from '../cashier/methods/methods-store';
import { PlayerStanding } from '../cashier/standing/player-standing';
import type { Flow } from '../contract/primitives';
import { useInject } from '../kernel/react';
import { Registry } from '../kernel/registry-token';
import { PageAhead } from '../kernel/page-ahead/page-ahead';
import { FullLoaded } from './full-loaded';
import { prefetchNext } from './page-ahead/prefetch-next';
import { useRoute } from './use-route';

/** Opens the list of the route's flow. While `isReady` is false there is nothing to show. Call it in an observer. */
export function useMethodList(): { flow: Flow; isReady: boolean } {
  const list = useInject(ListStore);
  const methods = useInject(MethodsStore);
  const registry = useInject(Registry);
  const ahead = useInject(PageAhead);
  const fullLoaded = useInject(FullLoaded);
  const player = useInject(PlayerStanding);
  const accounts = useInject(SavedAccounts);
  const flow = useRoute().flow === 'withdrawal' ? 'withdrawal' : 'deposit';

  useLayoutEffect(() => {
    void list.open(flow);
    return list.close;
  }, [list, flow]);

  // LockWatch is already navigating to the page of the lock.
  const isLocked = player.lockOf(flow) !== undefined;
  // A list that is opened again shows the known methods while they are fetched anew.
  const isReady = methods.flow === flow && methods.tiles.length > 0 && !isLocked;
  useLayoutEffect(() => {
    if (isReady) fullLoaded.notify();
  }, [isReady, fullLoaded]);
  useEffect(() => {
    if (isReady) prefetchNext(methods, registry, ahead);
  }, [isReady, methods, registry, ahead]);
  // Loaded here, because a form that is drawn ahead sends no requests.
  const hasAccounts = isReady && methods.methods.some((method) => method.hasAccounts);
  useEffect(() => {
    if (hasAccounts) void accounts.load(flow);
  }, [hasAccounts, accounts, flow]);
  return { flow, isReady };
}
