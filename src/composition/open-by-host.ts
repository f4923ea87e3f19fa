import type { DependencyContainer } from 'tsyringe';
import { AttemptStore } from '../cashier/attempt/attempt-store';
import { WishedAmount } from '../cashier/amount/wished-amount';
import { LatestForm } from '../cashier/form/latest-form';
import { ListStore } from '../cashier/methods/list-store';
import { MethodsStore } from '../cashier/methods/methods-store';
import { PREPARE_PAGE } from '../cashier/withdrawal/preparation';
import type { OpenTarget } from '../contract/host';
import { Flow } from '../contract/primitives';
import { HostBridge } from '../core/host-bridge/host-bridge';
import { Navigation } from '../kernel/navigation';
import { readTarget } from './read-target';

/**
 * The host leads the player to a flow, a group or a method's form. A method or group that is not listed leads to the list;
 * nothing moves while the outcome of a create is unknown. Of several wishes the last stands. Returns the way to stop.
 */
export function followOpen(app: DependencyContainer): () => void {
  let wishes = 0;
  let moving: Promise<void> | undefined;
  const host = app.resolve(HostBridge);
  return host.on('open', async (message) => {
    const payload = readTarget(message.payload, host);
    const wish = (wishes += 1);
    // What an earlier wish still opens is not the player's own way; where that failed this one begins.
    await moving?.catch(() => undefined);
    const [attempts, navigation] = [app.resolve(AttemptStore), app.resolve(Navigation)];
    const { path } = navigation;
    // The player may have gone elsewhere meanwhile, or have begun to pay.
    const isFree = () =>
      wish === wishes &&
      navigation.path === path &&
      !Flow.options.some((one) => ['creating', 'checking'].includes(attempts.stepOf(one) ?? ''));
    const flow = payload.flow ?? app.resolve(MethodsStore).flow;
    if (isFree() && (payload.method ?? payload.group)) await app.resolve(ListStore).preload(flow);
    if (isFree()) await (moving = open(app, { ...payload, flow }));
  });
}

async function open(app: DependencyContainer, { flow, method, group, amount }: OpenTarget): Promise<void> {
  const [methods, list, wished] = [app.resolve(MethodsStore), app.resolve(ListStore), app.resolve(WishedAmount)];
  const navigation = app.resolve(Navigation);
  wished.clear();
  const isOther = methods.currentMethod?.name !== method;
  if (method == null) {
    if (group != null) {
      // The player may be with a method of that group.
      methods.reset();
      await list.chooseTile({ kind: 'group', name: group });
    }
    if (group == null || !methods.currentGroup) await navigation.go(`/${flow}`);
  } else if (isOther && !methods.selectMethod(method)) {
    await navigation.go(`/${flow}`);
  } else {
    if (amount != null) wished.set(method, amount);
    // The form of another method may be at the same path.
    if (isOther || navigation.path !== list.chosenPath) await list.openChosen({ isAnew: isOther });
    // A form that was open already has not begun with it; one that comes after the player's profile does later.
    const left = navigation.path === PREPARE_PAGE ? undefined : wished.take(method);
    if (left !== undefined) app.resolve(LatestForm).form?.beginWith(left);
  }
}
