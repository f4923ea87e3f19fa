/** What tests and curious readers may do to a player: give money, read the code that an e-mail would have brought. */
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { parse, parseJson } from '../../src/contract/parse';
import type { Database } from '../database/database';
import { json, type Route } from '../http/router';
import { Confirmations } from '../store/confirmations';
import { giveMoney } from '../store/opening-balance';
import { Users } from '../store/users';
import type { RealtimeServer } from './realtime-server';

const MoneyRequest = v.object({
  token: v.pipe(v.string(), v.minLength(1)),
  /** Decimal text, major units. */
  amount: v.pipe(v.string(), v.regex(/^(?!0+(?:\.0+)?$)\d{1,15}(?:\.\d{1,18})?$/)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3,5}$/)),
});

export function playerRoutes(database: Database, realtime: RealtimeServer, now: () => number): Route[] {
  return [
    {
      method: 'POST',
      pattern: '/sandbox/money',
      handle: async (request) => {
        const body = parseJson(await request.text(), 'money');
        const asked = body.ok ? parse(MoneyRequest, body.value, 'money') : body;
        if (!asked.ok) return json(400, { code: 'contract.invalidRequest', message: asked.error.message });
        const { token, amount, currency } = asked.value;
        const { id: userId } = await new Users(database.db).visit(token, {});
        await giveMoney(database.db, now, { id: `money-${randomUUID()}`, userId, amount, currency });
        await realtime.announceBalance(userId);
        return json(200, { data: {} });
      },
    },
    {
      method: 'GET',
      pattern: '/sandbox/codes/:withdrawalId',
      handle: async ({ params }) => {
        const found = await new Confirmations(database.db, now).find(params.withdrawalId!);
        if (!found) return json(404, { code: 'banking.withdrawalNotFound', message: 'No code was sent for it' });
        return json(200, { data: { code: found.code, expiresAt: found.expiresAt.toISOString() } });
      },
    },
  ];
}
