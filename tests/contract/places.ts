/** Every page of every plugin that can be come back to, opened as a player has it who reloads it. */
import { AttemptStore } from '@/cashier/attempt/attempt-store';
import { CurrentTransaction } from '@/cashier/attempt/current-transaction';
import { PendingConfirmation } from '@/cashier/attempt/pending-confirmation';
import { MethodsStore } from '@/cashier/methods/methods-store';
import { CONFIRM_PATH } from '@/cashier/return/place-record';
import { Resume } from '@/cashier/return/resume';
import { GROUPS } from '@/contract/method';
import type { Flow } from '@/contract/primitives';
import { pathOf } from '@/kernel/router/route-path';
import { plugins, routesOfAll } from './plugins';
import type { SimulatedGateway } from '../kit/simulated-gateway';
import { createWhole, flowOf, idOf, openGateway, requestOf, runsOf, type SimulatorRun } from './simulator-runs';
import { openTab } from './tab';

const runs = plugins.flatMap(({ folder, simulator, methods }) =>
  simulator ? methods.flatMap((entry) => runsOf(simulator, entry).map((run) => ({ ...run, folder }))) : [],
);

/** A payment by a method of the page's plugin; pages that are not a plugin's are shown with any. */
function runFor(folder: string, flow: Flow): SimulatorRun {
  const fits = runs.filter(({ type }) => flowOf(type) === flow);
  const run = fits.find((one) => one.folder === folder) ?? fits.find((one) => one.folder === 'card-redirect')!;
  const { entry } = run;
  const { category } = entry.method;
  const group = (GROUPS as readonly string[]).includes(category) ? category : 'e-money';
  return { ...run, entry: { ...entry, method: { ...entry.method, category: group } } };
}

/** No places to come back to; a flow's locked page is there while its lock is. */
const PASSING = ['/resume', '/empty', '/error', '/form', '/deposit/quick', '/deposit/locked', '/withdrawal/locked'];
export const PLACES = routesOfAll
  .map(({ manifest, spec, design }) => ({ path: pathOf(spec), folder: manifest.id, spec, design }))
  .filter(({ path }) => !PASSING.includes(path));

/** A gateway that says of each withdrawal that it waits for its code. */
function waitingForCode(gateway: SimulatedGateway): SimulatedGateway {
  const ask = gateway.request.bind(gateway) as (...call: unknown[]) => Promise<object>;
  const request = async (type: string, ...rest: unknown[]) => {
    const reply = await ask(type, ...rest);
    return type === 'BANKING:withdrawal-resume' ? { ...reply, confirmationRequested: true } : reply;
  };
  return Object.create(gateway, { request: { value: request } }) as SimulatedGateway;
}

/** The page after a reload: its application and router, and what the host hears from now on. */
export async function openPlace({ path, folder, spec, design }: (typeof PLACES)[number], window?: Window) {
  const flow: Flow = spec.flow === 'withdrawal' ? 'withdrawal' : 'deposit';
  const run = runFor(folder, flow);
  const gateway = path === CONFIRM_PATH ? waitingForCode(openGateway(run)) : openGateway(run);
  const [country = '', currency = ''] = [run.entry.countries[0], run.entry.method.currency[0]];
  const tab = await openTab({ design, flow, gateway, session: { country, currency }, window });
  const methods = tab.app.resolve(MethodsStore);
  const { name, category } = run.entry.method;
  if (spec.guard === 'group' || spec.guard === 'selection') methods.selectGroup(category);
  if (spec.guard !== 'group') methods.selectMethod(name);
  if (spec.guard === 'transaction') {
    const { last } = await createWhole(run, gateway);
    const { amount } = requestOf(run) as { amount: number };
    const id = idOf(last)!;
    const intent = { flow, methodName: name, amount, currency };
    tab.app.resolve(AttemptStore).adopt(intent, id);
    tab.app.resolve(CurrentTransaction).set({ ...intent, id, data: null, pageId: undefined });
    if (path === CONFIRM_PATH) tab.app.resolve(PendingConfirmation).begin({ ...intent, withdrawalId: id }, {});
  }
  await tab.router.go(path);
  const { app, router, channel } = await tab.reload();
  if (router.path === '/resume') await app.resolve(Resume).run();
  return { app, router, channel, end: tab.end };
}
