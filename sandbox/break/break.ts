/** One way to be wrong: what it does at the gateway's edge. The gateway behind it stays right. */
import type { MiddlewareHandler } from 'hono';
import type { ReplyEnvelope } from '../../src/contract/realtime';
import type { RealtimeEdge } from '../realtime/edge';

export interface Break extends Partial<RealtimeEdge> {
  http?: MiddlewareHandler;
}

/** A break may remember what it has seen, so that each switching on makes a new one. `now`: the gateway's clock. */
export type MakeBreak = (now: () => number) => Break;

export interface Message {
  type: string;
  data: Record<string, unknown>;
  messageId: string;
}

/** Any shape: breaks alter what the schemas forbid. */
export type Loose = Record<string, unknown>;

/** Another reply to requests of a type; null for none. */
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

/** The same for what a successful reply holds. */
export const alteredData = (type: string, change: (data: Loose, message: Message) => Loose): MakeBreak =>
  altered(type, (reply, message) =>
    reply['status'] === 200 ? { ...reply, data: change(reply['data'] as Loose, message) } : reply,
  );

/** Another answer by HTTP, to requests of a path that `isMeant`. */
export const alteredHttp =
  (path: string | RegExp, change: (answer: Response, request: Request) => Promise<Response> | Response): MakeBreak =>
  () => ({
    http: async (c, next) => {
      await next();
      if (typeof path === 'string' ? c.req.path !== path : !path.test(c.req.path)) return;
      const { res } = c;
      // Set to nothing first: a new answer would otherwise be merged with the headers of the old one.
      c.res = undefined;
      c.res = await change(res, c.req.raw);
    },
  });

/** Another body of a successful answer. */
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
