/**
 * A break: one way in which a gateway can be wrong. It acts at the gateway's edge; the gateway behind it stays correct.
 */
import type { MiddlewareHandler } from 'hono';
import type { ReplyEnvelope } from '../../src/contract/realtime';
import type { RealtimeEdge } from '../realtime/edge';

export interface Break extends Partial<RealtimeEdge> {
  http?: MiddlewareHandler;
}

/** Makes a new break each time one is switched on, because a break may have state. `now`: the gateway's clock. */
export type MakeBreak = (now: () => number) => Break;

export interface Message {
  type: string;
  data: Record<string, unknown>;
  messageId: string;
}

/** Untyped, because breaks produce what the schemas forbid. */
export type Loose = Record<string, unknown>;

/** A break that changes the replies to requests of a type; null sends none. */
export const altered =
  (type: string, change: (reply: Loose, message: Message) => Loose | null): MakeBreak =>
  () => ({
    receive: (_socket, message, send, answer) =>
      answer(message, (reply) => {
        const request = message as Message;
        const sent = request?.type === type ? change(reply, request) : reply;
        if (sent) send(sent as unknown as ReplyEnvelope);
      }),
  });

/** A break that changes the data of successful replies. */
export const alteredData = (type: string, change: (data: Loose, message: Message) => Loose): MakeBreak =>
  altered(type, (reply, message) =>
    reply['status'] === 200 ? { ...reply, data: change(reply['data'] as Loose, message) } : reply,
  );

/** A break that changes the HTTP responses of a path. */
export const alteredHttp =
  (path: string | RegExp, change: (answer: Response, request: Request) => Promise<Response> | Response): MakeBreak =>
  () => ({
    http: async (c, next) => {
      await next();
      if (typeof path === 'string' ? c.req.path !== path : !path.test(c.req.path)) return;
      const { res } = c;
      // Cleared first: Hono would otherwise merge the old response's headers into the new one.
      c.res = undefined;
      c.res = await change(res, c.req.raw);
    },
  });

/** A break that changes the body of successful responses. */
export const alteredBody = (path: string, change: (body: Loose, query: URLSearchParams) => Loose): MakeBreak =>
  alteredHttp(path, async (answer, { url }) => {
    if (answer.status !== 200) return answer;
    const body = change((await answer.json()) as Loose, new URL(url).searchParams);
    return new Response(JSON.stringify(body), answer);
  });

export const withHeader = (answer: Response, name: string, value: string | null): Response => {
  const headers = new Headers(answer.headers);
  if (value === null) headers.delete(name);
  else headers.set(name, value);
  return new Response(answer.body, { status: answer.status, headers });
};
