/**
 * Routes with which the operator, tests and manual trials change a player's standing: locks, limits, and methods that
 * are down.
 */
import { Hono } from 'hono';
import * as v from 'valibot';
import { MethodState } from '../../src/contract/method';
import { Amount, Flow } from '../../src/contract/primitives';
import { Forfeit, LimitPeriod, Lock } from '../../src/contract/standing';
import type { Database } from '../database/database';
import { invalid, readBody } from '../http/server';
import type { Methods } from '../methods';
import { PlayerStanding } from '../store/standing';
import { Users } from '../store/users';
import type { RealtimeServer } from './realtime-server';
import { standingOf } from './standing';

const StandingChange = v.object({
  /** The player's token, or in its place the user id, as transactions have it. */
  token: v.optional(v.string()),
  userId: v.optional(v.string()),
  /** Replaces all locks. */
  locks: v.optional(v.array(Lock)),
  /** Takes effect at once, even when higher; an empty list removes all limits. */
  limits: v.optional(v.array(v.object({ period: LimitPeriod, max: Amount }))),
  /** What a withdrawal forfeits, from the next list on; null: nothing. */
  forfeit: v.optional(v.nullable(Forfeit)),
  states: v.optional(v.array(v.object({ name: v.string(), flow: v.optional(Flow), state: MethodState }))),
});

export function standingRoutes(
  database: Database,
  realtime: RealtimeServer,
  methods: Methods,
  now: () => number,
): Hono {
  const app = new Hono();
  app.post('/sandbox/standing', async (c) => {
    const { token, userId, locks, limits, forfeit, states = [] } = await readBody(c, StandingChange, 'standing');
    const users = new Users(database.db);
    const user = token ? await users.visit(token, {}) : await users.find(userId ?? '');
    if (!user) throw invalid('No such player');
    const standing = new PlayerStanding(database.db, now, user.id);
    if (locks) await standing.setLocks(locks);
    if (limits) await standing.clearLimits();
    for (const { period, max } of limits ?? []) await standing.setLimit(period, max, user.currency, { atOnce: true });
    if (forfeit !== undefined) await standing.setForfeit(forfeit);
    for (const { name, flow, state } of states) {
      await standing.setState(name, flow ?? '', state);
      realtime.push({ userId: user.id, event: 'method.state', data: { name, flow, state } });
    }
    const context = { db: database.db, now, user, methods };
    const current = await standingOf('deposit', context);
    if (locks || limits) {
      const data = { locks: current.locks, limits: current.limits };
      realtime.push({ userId: user.id, event: 'player.standing', data });
    }
    return c.json({ data: current });
  });
  return app;
}
