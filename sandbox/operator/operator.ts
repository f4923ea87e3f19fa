/** The operator's desk: every transaction, the actions for it, and whether the ledger balances. */
import { Hono } from 'hono';
import * as v from 'valibot';
import { DECLINE_REASONS } from '../../src/contract/decline';
import { parse } from '../../src/contract/parse';
import { Flow, TransactionStatus } from '../../src/contract/primitives';
import { pageHeaders } from '../http/csp';
import { invalid, readBody, withHeaders } from '../http/server';
import type { ProviderEvents } from '../realtime/provider-events';
import type { Settlement } from '../store/settlement';
import type { Transaction } from '../store/transaction';
import { OPERATOR_PAGE } from './operator-page';

const Action = v.variant('action', [
  v.object({ action: v.picklist(['approve', 'cancel', 'send']) }),
  v.object({ action: v.literal('decline'), reason: v.optional(v.picklist(DECLINE_REASONS)) }),
  /** Fires an event of the simulated provider at once. */
  v.object({ action: v.literal('event'), event: v.string() }),
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

export function operatorRoutes(settlement: Settlement, events: Pick<ProviderEvents, 'fire'>): Hono {
  const app = new Hono();
  app.get('/operator', withHeaders(pageHeaders), (c) => c.html(OPERATOR_PAGE));

  app.get('/operator/api/transactions', async (c) => {
    const filter = parse(Filter, c.req.query(), 'Transaction filter');
    if (!filter.ok) throw invalid(filter.error.message);
    const { status, flow, userId, text, limit } = filter.value;
    const codes = await settlement.codes();
    const found = await settlement.transactions().list({ status, flow, userId, text, limit });
    return c.json({ data: found.map((each) => ({ ...each, code: codes.get(each.id) ?? null })) });
  });

  app.post('/operator/api/transactions/:id', async (c) => {
    const transaction = await perform(c.req.param('id'), await readBody(c, Action, 'Action'));
    if (!transaction) return c.json({ code: 'banking.transactionNotFound', message: 'No such transaction' }, 404);
    return c.json({ data: transaction });
  });

  app.get('/operator/api/ledger', async (c) => c.json({ data: await settlement.ledger().report() }));
  return app;

  async function fire(id: string, event: string): Promise<Transaction | null> {
    const transaction = await settlement.transactions().find(id);
    if (transaction) await events.fire(id, event);
    return transaction;
  }

  function perform(id: string, action: v.InferOutput<typeof Action>): Promise<Transaction | null> {
    if (action.action === 'send') return settlement.send(id);
    if (action.action === 'event') return fire(id, action.event);
    if (action.action === 'delay') return settlement.delay(id, action.seconds);
    if (action.action === 'approve') return settlement.settle(id, 'processed', 'approved by the operator');
    if (action.action !== 'decline') return settlement.settle(id, 'mistaked', 'cancelled by the operator');
    const note = action.reason ? `declined: ${action.reason}` : 'declined by the operator';
    return settlement.settle(id, 'mistaked', note);
  }
}
