/**
 * Routes with which tests and manual trials change a player: give money, read the code that an e-mail would contain.
 */
import { Hono } from 'hono';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Database } from '../database/database';
import { readBody } from '../http/server';
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

export function playerRoutes(database: Database, realtime: RealtimeServer, now: () => number): Hono {
  const app = new Hono();
  app.post('/sandbox/money', async (c) => {
    const { token, amount, currency } = await readBody(c, MoneyRequest, 'money');
    const { id: userId } = await new Users(database.db).visit(token, {});
    await giveMoney(database.db, now, { id: `money-${randomUUID()}`, userId, amount, currency });
    await realtime.announceBalance(userId);
    return c.json({ data: {} });
  });
  app.get('/sandbox/codes/:withdrawalId', async (c) => {
    const found = await new Confirmations(database.db, now).find(c.req.param('withdrawalId'));
    if (!found) return c.json({ code: 'banking.withdrawalNotFound', message: 'No code was sent for it' }, 404);
    return c.json({ data: { code: found.code, expiresAt: found.expiresAt.toISOString() } });
  });
  return app;
}
