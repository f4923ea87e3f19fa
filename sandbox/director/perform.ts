/** Performs a scenario's actions through the sandbox's own routes, as operators and tests do. */
import type { Hono } from 'hono';
import { userIdOf } from '../store/user-id';
import type { Perform } from './director';
import type { Action } from './scenario';

/** @throws Error that says what was refused */
export function performBy(app: Hono): Perform {
  const call = async (path: string, body?: unknown): Promise<unknown> => {
    const request = body === undefined ? {} : { method: 'POST', headers: JSON_BODY, body: JSON.stringify(body) };
    const answer = await app.request(path, request);
    const { data, message } = (await answer.json()) as { data?: unknown; message?: string };
    if (!answer.ok) throw new Error(message ?? `${path}: ${answer.status}`);
    return data;
  };
  const lastId = async (token: string): Promise<string> => {
    const query = new URLSearchParams({ userId: userIdOf(token), limit: '1' });
    const [last] = (await call(`/operator/api/transactions?${query}`)) as { id: string }[];
    if (!last) throw new Error('The player has no transaction yet');
    return last.id;
  };
  const standing = (token: string, change: object) => call('/sandbox/standing', { token, ...change });

  return async (token, action) => {
    switch (action.do) {
      case 'approve':
      case 'cancel':
      case 'decline':
      case 'event': {
        const { do: name, ...rest } = action;
        await call(`/operator/api/transactions/${await lastId(token)}`, { action: name, ...rest });
        return;
      }
      case 'push':
        await call('/sandbox/push', {
          token,
          event: action.event,
          data: await withId(action.data, () => lastId(token)),
        });
        return;
      case 'lock':
        await standing(token, { locks: [lockOf(action)] });
        return;
      case 'unlock':
        await standing(token, { locks: [] });
        return;
      case 'method': {
        const { name, level, reason } = action;
        await standing(token, { states: [{ name, state: { level, reason } }] });
        return;
      }
      case 'limit':
        await standing(token, { limits: [{ period: action.period, max: action.max }] });
        return;
      case 'money':
        await call('/sandbox/money', { token, amount: action.amount, currency: action.currency });
        return;
      case 'answer':
      case 'cut':
      case 'clock':
        throw new Error(`${action.do} is the edge's own`);
    }
  };
}

const JSON_BODY = { 'Content-Type': 'application/json' };

function lockOf({ flow = 'deposit', reason, until, text, action }: Action & { do: 'lock' }) {
  return { flow, reason, until, text, action };
}

async function withId(data: unknown, id: () => Promise<string>): Promise<unknown> {
  const text = JSON.stringify(data ?? {});
  return JSON.parse(text.includes('{id}') ? text.replaceAll('{id}', await id()) : text);
}
