import * as v from 'valibot';
import { parse, parseJson, type Schema } from '../../src/contract/parse';
import { PUSHES, type PushType } from '../../src/contract/realtime';
import { json, type Route } from '../http/router';
import { userIdOf } from '../store/users';
import type { Push } from './effects';
import type { RealtimeServer } from './realtime-server';

const PushRequest = v.object({
  token: v.string(),
  event: v.picklist(Object.keys(PUSHES) as PushType[]),
  data: v.unknown(),
});

const refuse = ({ message }: Error) => json(400, { code: 'contract.invalidRequest', message });

/** POST /sandbox/push: sends a player any push of the contract, for tests and for trying things out. */
export function pushRoute(realtime: RealtimeServer): Route {
  return {
    method: 'POST',
    pattern: '/sandbox/push',
    handle: async (request) => {
      const body = parseJson(await request.text(), 'push');
      const asked = body.ok ? parse(PushRequest, body.value, 'push') : body;
      if (!asked.ok) return refuse(asked.error);
      const { token, event } = asked.value;
      const data = parse(PUSHES[event] as Schema<unknown>, asked.value.data, event);
      if (!data.ok) return refuse(data.error);
      realtime.push({ userId: userIdOf(token), event, data: data.value } as Push);
      return json(200, { data: {} });
    },
  };
}
