/** Plays a player against one plugin's simulator: every create that it answers, with all fields that it asks for. */
import type { MethodField } from '@/contract/method';
import type { Flow } from '@/contract/primitives';
import type { ReplyData, RequestData, RequestType } from '@/contract/realtime';
import type { CatalogueMethod, Simulator } from '@/contract/simulator';
import { SimulatedGateway } from '../kit/simulated-gateway';

/** Requests that begin a transaction. */
export const CREATES = [
  'BANKING:deposit-create',
  'BANKING:deposit-prepare',
  'BANKING_DEPOSIT:deposit-create-p2p',
  'BANKING:withdrawal-create',
] as const satisfies readonly RequestType[];
export type CreateType = (typeof CREATES)[number];

export const flowOf = (type: CreateType): Flow => (type === 'BANKING:withdrawal-create' ? 'withdrawal' : 'deposit');

export interface SimulatorRun {
  simulator: Simulator;
  entry: CatalogueMethod;
  type: CreateType;
}

/** Creates of this simulator for a method, in the flows that the method is offered in. */
export function runsOf(simulator: Simulator, entry: CatalogueMethod): SimulatorRun[] {
  return CREATES.filter(
    (type) => simulator.on[type] && entry.flows.includes(flowOf(type)) && simulator.handles(entry.method, flowOf(type)),
  ).map((type) => ({ simulator, entry, type }));
}

/** The gateway's time. */
export const NOW = Date.UTC(2026, 2, 1);

export function openGateway({ simulator, entry }: SimulatorRun): SimulatedGateway {
  const gateway = new SimulatedGateway({
    simulators: [simulator],
    catalogue: [entry],
    country: entry.countries[0]!,
    currency: entry.method.currency[0]!,
    now: () => NOW,
  });
  void gateway.connect();
  return gateway;
}

export function requestOf({ entry: { method }, type }: SimulatorRun, more: Record<string, unknown> = {}) {
  const currency = method.currency[0]!;
  const amount = method.amount_rules[currency]!.min;
  const shared = { amount, currency, fields: valuesFor(method.fields) };
  const deposit = { ...shared, isActivatedBonus: false };
  const data: Record<CreateType, object> = {
    'BANKING:deposit-create': { ...deposit, paymentType: method.name, returnUrl: 'https://shop.example/?a=1' },
    'BANKING:deposit-prepare': { ...deposit, paymentType: method.name, returnUrl: 'https://shop.example/?a=1' },
    'BANKING_DEPOSIT:deposit-create-p2p': { ...deposit, paymentMethod: method.name, checkScore: 'scored', score: 0.9 },
    'BANKING:withdrawal-create': { ...shared, payment_system: method.name },
  };
  return { ...data[type], ...more } as RequestData<CreateType>;
}

/** A value for every field but the amount: the first choice, the placeholder, or a word. */
export function valuesFor(fields: readonly MethodField[] = []): Record<string, string> {
  const example = ({ values, placeholder_text: text }: MethodField) =>
    values?.[0]?.value ?? (typeof text === 'string' && text !== '' ? text : 'Example');
  return Object.fromEntries(fields.filter(({ type }) => type !== 'amount').map((one) => [one.name, example(one)]));
}

type AnyReply = ReplyData<CreateType>;
export const idOf = (reply: AnyReply): string | null | undefined =>
  'withdrawalId' in reply
    ? reply.withdrawalId
    : 'deposit' in reply
      ? reply.deposit?.depositId
      : 'depositId' in reply
        ? reply.depositId
        : null;
export const wantsFields = (reply: AnyReply): boolean =>
  'isFieldsRequired' in reply
    ? reply.isFieldsRequired
    : 'apiResponse' in reply
      ? Boolean(reply.apiResponse?.isFieldsRequired)
      : false;

/** Creates a transaction, and sends fields until no reply asks for more. Throws when asked more than five times. */
export async function createWhole(run: SimulatorRun, gateway = openGateway(run)) {
  const replies = [await gateway.request(run.type, requestOf(run))];
  while (wantsFields(replies.at(-1)!)) {
    if (replies.length > 5) throw new Error(`${run.entry.method.name} never has enough fields`);
    const { fields } = replies.at(-1)!;
    const values = valuesFor([...run.entry.method.fields, ...((fields ?? []) as MethodField[])]);
    const depositId = idOf(replies.at(-1)!);
    replies.push(await gateway.request(run.type, requestOf(run, { fields: values, depositId })));
  }
  return { gateway, replies, last: replies.at(-1)! };
}
