import { Hono } from 'hono';
import * as v from 'valibot';
import { parse, type Schema } from '../../src/contract/parse';
import { PUSHES, type PushType } from '../../src/contract/realtime';
import { invalid, readBody } from '../http/server';
import { userIdOf } from '../store/user-id';
import type { Push } from './effects';
import type { RealtimeServer } from './realtime-server';

const PushRequest = v.object({
  token: v.string(),
  event: v.picklist(Object.keys(PUSHES) as PushType[]),
  data: v.unknown(),
});

/** POST /sandbox/push: sends a player any push of the contract, for tests and manual trials. */
export function pushRoute(realtime: RealtimeServer): Hono {
  return new Hono().post('/sandbox/push', async (c) => {
    const { token, event, data: given } = await readBody(c, PushRequest, 'push');
    const data = parse(PUSHES[event] as Schema<unknown>, given, event);
    if (!data.ok) throw invalid(data.error.message);
    realtime.push({ userId: userIdOf(token), event, data: data.value } as Push);
    return c.json({ data: {} });
  });
}
