import type { DependencyContainer } from 'tsyringe';
import { AttemptStore } from '../cashier/attempt/attempt-store';
import { WishedAmount } from '../cashier/amount/wished-amount';
import { ListStore } from '../cashier/methods/list-store';
import { MethodsStore } from '../cashier/methods/methods-store';
import type { OpenTarget } from '../contract/host';
import { Flow } from '../contract/primitives';
import { HostBridge } from '../core/host-bridge/host-bridge';
import { Navigation } from '../kernel/navigation';

/**
 * The host leads the player to a flow, a group or a method's form. A method or group that is not listed leads to the list;
 * nothing moves while the outcome of a create is unknown. Returns the way to stop.
 */
export function followOpen(app: DependencyContainer): () => void {
  return app.resolve(HostBridge).on('open', ({ payload }) => void open(app, payload));
}

async function open(app: DependencyContainer, { flow: wanted, method, group, amount }: OpenTarget): Promise<void> {
  const [attempts, methods, list] = [app.resolve(AttemptStore), app.resolve(MethodsStore), app.resolve(ListStore)];
  const navigation = app.resolve(Navigation);
  const flow = wanted ?? methods.flow;
  if (Flow.options.some((one) => ['creating', 'checking'].includes(attempts.stepOf(one) ?? ''))) return;
  app.resolve(WishedAmount).clear();
  const name = method ?? group;
  if (name === undefined) return navigation.go(`/${flow}`);
  const { path } = navigation;
  await list.preload(flow);
  // The player has gone elsewhere meanwhile.
  if (navigation.path !== path) return;
  if (method !== undefined && amount !== undefined) app.resolve(WishedAmount).set(method, amount);
  await list.chooseTile({ kind: method === undefined ? 'group' : 'method', name });
  const isThere = method === undefined ? methods.currentGroup?.name === name : methods.currentMethod?.name === name;
  if (!isThere) await navigation.go(`/${flow}`);
}
