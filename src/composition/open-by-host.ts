import type { DependencyContainer } from 'tsyringe';
import { AttemptStore } from '../cashier/attempt/attempt-store';
import { WishedAmount } from '../cashier/amount/wished-amount';
import { LatestForm } from '../cashier/form/latest-form';
import { ListStore } from '../cashier/methods/list-store';
import { MethodsStore } from '../cashier/methods/methods-store';
import { PREPARE_PAGE } from '../cashier/methods/preparation';
import { SecondPayment } from '../cashier/submission/second-payment';
import type { OpenTarget } from '../contract/host';
import { Flow } from '../contract/primitives';
import { HostBridge } from '../core/host-bridge/host-bridge';
import { Navigation } from '../kernel/navigation';
import { readTarget } from './read-target';

/**
 * Handles the host's `open`: goes to a flow, a group or a method's form. A method or group that is not listed leads to
 * the list. Does nothing while this page is sending a create. Of several requests the last one wins. Returns a
 * function that stops it.
 */
export function followOpen(app: DependencyContainer): () => void {
  let wishes = 0;
  let moving: Promise<void> | undefined;
  const host = app.resolve(HostBridge);
  return host.on('open', async (message) => {
    const payload = readTarget(message.payload, host);
    const wish = (wishes += 1);
    // Wait for the previous request, whose navigation must not count as the player's own; if it failed, go on.
    await moving?.catch(() => undefined);
    const [attempts, navigation] = [app.resolve(AttemptStore), app.resolve(Navigation)];
    const { path } = navigation;
    // Meanwhile the player may have navigated elsewhere or begun to pay.
    const isFree = () =>
      wish === wishes &&
      navigation.path === path &&
      !Flow.options.some((one) => attempts.isAsking(attempts.latest(one)?.key ?? ''));
    const flow = payload.flow ?? app.resolve(MethodsStore).flow;
    if (isFree() && (payload.method ?? payload.group)) await app.resolve(ListStore).preload(flow);
    if (isFree()) await (moving = open(app, { ...payload, flow }));
  });
}

async function open(app: DependencyContainer, { flow, method, group, amount }: OpenTarget): Promise<void> {
  const [methods, list, wished] = [app.resolve(MethodsStore), app.resolve(ListStore), app.resolve(WishedAmount)];
  const navigation = app.resolve(Navigation);
  // What it asks about was confirmed on the page that is left.
  app.resolve(SecondPayment).keep();
  wished.clear();
  const isOther = methods.currentMethod?.name !== method || methods.isChosenHidden;
  if (method == null) {
    if (group != null) {
      // The player may be on a page of a method in that group.
      methods.reset();
      await list.chooseTile({ kind: 'group', name: group });
    }
    if (group == null || !methods.currentGroup) await navigation.go(`/${flow}`);
  } else if (isOther && !methods.selectMethod(method)) {
    await navigation.go(`/${flow}`);
  } else {
    if (amount != null) wished.set(method, amount);
    // Compared by method too, since another method's form may have the same path.
    if (isOther || navigation.path !== list.chosenPath) await list.openChosen({ isAnew: isOther });
    // A form that was already open has not read the wished amount. After the profile page the form opens later and
    // reads it.
    const left = navigation.path === PREPARE_PAGE ? undefined : wished.take(method);
    if (left !== undefined) app.resolve(LatestForm).form?.beginWith(left);
  }
}
