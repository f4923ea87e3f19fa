/** The steps of a recorded visit, and how each is repeated. */
import type { PaymentDepositStore } from '@/cashier/deposit/deposit-store';
import { DepositStore } from '@/cashier/deposit/deposit-store';
import { MethodsStore } from '@/cashier/methods/methods-store';
import { WithdrawalStore } from '@/cashier/withdrawal/withdrawal-store';
import type { IncomingMessage } from '@/contract/host';
import type { Flow } from '@/contract/primitives';
import { Realtime } from '@/core/realtime/realtime';
import type { Trace, TracedEntry } from '@/core/trace/trace-format';
import type { StoryApp } from '../story-app';
import type { RecordedGateway } from './recorded-gateway';
import {
  pageStore,
  withInput,
  type PageChoice,
  type PageOpeners,
  type ReplayDriver,
  type ReplayDrivers,
  type SentData,
} from './replay-input';

export interface ReplayStep {
  /** Index of the entry in the trace. */
  index: number;
  entry: TracedEntry;
}

interface ReplayFile {
  replayDrivers?: ReplayDrivers;
  pageOpeners?: PageOpeners;
  pageChoice?: PageChoice;
}

const ofPlugins = import.meta.glob<ReplayFile>('/plugins/*/replay.fixture.ts', { eager: true });
const OPENERS: PageOpeners = Object.assign({}, ...Object.values(ofPlugins).map(({ pageOpeners }) => pageOpeners));

/**
 * How each create is repeated. Any other call of the player is only sent: what matters is its answer, and the next recorded page is opened.
 */
const DRIVERS: ReplayDrivers = {
  'BANKING:deposit-create': (app, entry) => {
    const store = pageStore<PaymentDepositStore>(app, DepositStore);
    store.open();
    return withInput(store, entry, () => store.submit());
  },
  'BANKING:deposit-prepare': (app, entry, nextPage = '/deposit/complete') => {
    const store = pageStore<PaymentDepositStore>(app, DepositStore);
    store.open();
    return withInput(store, entry, () => store.prepare({ nextPage }));
  },
  'BANKING:withdrawal-create': (app, entry) => {
    const store = pageStore<WithdrawalStore>(app, WithdrawalStore);
    store.open();
    return withInput(store, entry, () => {
      store.review();
      return store.submit();
    });
  },
  ...Object.assign({}, ...Object.values(ofPlugins).map(({ replayDrivers }) => replayDrivers)),
};

/** Other calls of the player, which are sent without a store. */
const SENT =
  /^BANKING(_DEPOSIT)?:(deposit-complete|deposit-cancel|withdrawal-(confirm|resend|cancel|prepare)|account-(update|forget)|limits-set|cool-off)$|^USER:profile-update$/;

export function replaySteps({ entries }: Trace): ReplayStep[] {
  const steps = entries.map((entry, index) => ({ index, entry })).filter(({ entry }) => isStep(entry));
  // Leave out the first opening of the channel: it opens by itself.
  const opened = steps.findIndex(({ entry }) => entry.kind === 'line');
  return steps.filter(({ entry }, at) => !(at === opened && entry.name === 'open'));
}

function isStep({ kind, name }: TracedEntry): boolean {
  if (kind === 'call') return name in DRIVERS || SENT.test(name);
  return kind === 'page' || kind === 'push' || kind === 'line' || (kind === 'heard' && name !== 'loaded');
}

/** The next page that was shown, the next method that was chosen, and what the next create sent. */
interface NextPage {
  path?: string | undefined;
  method?: string | undefined;
  sent?: SentData | undefined;
}

/** Resolves when the screen that followed is shown. */
export async function doStep(app: StoryApp, gateway: RecordedGateway, { entry }: ReplayStep, next: NextPage = {}) {
  const { kind, name, data } = entry;
  if (kind === 'page') return openPage(app, name, data as Place | undefined, next);
  if (kind === 'push') return gateway.push(entry);
  if (kind === 'line') return name === 'open' ? gateway.connect() : gateway.close();
  if (kind === 'heard') return app.host.receive(data as IncomingMessage);
  const drive = DRIVERS[name] ?? send;
  chooseMethod(app, data);
  for (const { pageChoice } of Object.values(ofPlugins)) pageChoice?.(app, (data ?? {}) as SentData);
  const unanswered = new Promise<void>((resolve) => (gateway.onUnanswered = resolve));
  await Promise.race([drive(app, entry, next.path), unanswered]);
}

/** Selects the method of a call: a page may let the player choose one without showing another page. */
function chooseMethod({ container }: StoryApp, sent: unknown): void {
  const { paymentType, paymentMethod, payment_system } = (sent ?? {}) as Record<string, string | undefined>;
  const method = paymentType ?? paymentMethod ?? payment_system;
  const methods = container.resolve(MethodsStore);
  if (method !== undefined && methods.currentMethod?.name !== method) methods.selectMethod(method);
}

const send: ReplayDriver = async ({ container }, { name, data }) => {
  await container
    .resolve(Realtime)
    .request(name as never, data as never)
    .catch(() => undefined);
};

interface Place {
  flow?: Flow;
  group?: string;
  method?: string;
  back?: string;
}

async function openPage(app: StoryApp, path: string, place: Place = {}, next: NextPage = {}): Promise<void> {
  const { container, router } = app;
  if (router.path === path) return;
  const opening = next.method === undefined ? undefined : OPENERS[path]?.(app, next.method, next.sent ?? {});
  if (opening) {
    await opening;
    return;
  }
  const { flow = 'deposit', group, method, back } = place;
  const methods = container.resolve(MethodsStore);
  await methods.load(flow);
  if (group !== undefined) methods.selectGroup(group);
  if (method !== undefined) methods.selectMethod(method);
  await router.go(path, back === undefined ? {} : { query: { back } });
}
