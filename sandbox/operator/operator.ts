/** The operator's desk: every transaction, what to do with it, and whether the ledger adds up. */
import * as v from 'valibot';
import { parse, parseJson } from '../../src/contract/parse';
import { Flow, TransactionStatus } from '../../src/contract/primitives';
import { json, type Request, type Route } from '../http/router';
import type { Settlement } from '../store/settlement';
import type { Transaction } from '../store/transactions';
import { operatorPage } from './operator-page';

const Action = v.variant('action', [
  v.object({ action: v.picklist(['approve', 'decline', 'cancel', 'send']) }),
  v.object({ action: v.literal('delay'), seconds: v.pipe(v.number(), v.minValue(0), v.maxValue(86_400)) }),
]);

const blank = <S extends v.GenericSchema>(schema: S) =>
  v.optional(
    v.union([
      schema,
      v.pipe(
        v.literal(''),
        v.transform(() => undefined),
      ),
    ]),
  );
const Filter = v.object({
  status: blank(TransactionStatus),
  flow: blank(Flow),
  userId: blank(v.string()),
  text: blank(v.string()),
  limit: v.optional(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(500)), '100'),
});

const refuse = (message: string) => json(400, { code: 'contract.invalidRequest', message });

export function operatorRoutes(settlement: Settlement): Route[] {
  const list = async (request: Request) => {
    const filter = parse(Filter, Object.fromEntries(request.query), 'Transaction filter');
    if (!filter.ok) return refuse(filter.error.message);
    const { status, flow, userId, text, limit } = filter.value;
    const codes = await settlement.codes();
    const found = await settlement.transactions().list({ status, flow, userId, text, limit });
    return json(200, { data: found.map((each) => ({ ...each, code: codes.get(each.id) ?? null })) });
  };

  const act = async (request: Request) => {
    // A form of another page can't send JSON without asking first, so nobody acts in the operator's name.
    if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) return refuse('JSON is expected');
    const body = parseJson(await request.text(), 'Action');
    const action = body.ok ? parse(Action, body.value, 'Action') : body;
    if (!action.ok) return refuse(action.error.message);
    const transaction = await perform(request.params.id!, action.value);
    if (!transaction) return json(404, { code: 'banking.transactionNotFound', message: 'No such transaction' });
    return json(200, { data: transaction });
  };

  const perform = (id: string, action: v.InferOutput<typeof Action>): Promise<Transaction | null> => {
    if (action.action === 'send') return settlement.send(id);
    if (action.action === 'delay') return settlement.delay(id, action.seconds);
    if (action.action === 'approve') return settlement.settle(id, 'processed', 'approved by the operator');
    const reason = action.action === 'decline' ? 'declined by the operator' : 'cancelled by the operator';
    return settlement.settle(id, 'mistaked', reason);
  };

  return [
    { method: 'GET', pattern: '/operator', handle: operatorPage },
    { method: 'GET', pattern: '/operator/api/transactions', handle: list },
    { method: 'POST', pattern: '/operator/api/transactions/:id', handle: act },
    {
      method: 'GET',
      pattern: '/operator/api/ledger',
      handle: async () => json(200, { data: await settlement.ledger().report() }),
    },
  ];
}
