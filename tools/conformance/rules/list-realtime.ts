/** Rules for the realtime channel before any payment. */
import * as v from 'valibot';
import { ReplyEnvelope, REALTIME_PATH, REQUESTS } from '../../../src/contract/realtime';
import type { Context } from '../context';
import { check, Silence, skip } from '../outcome';
import { rulesOf } from '../rule';
import type { Reply } from '../wire/connection';
import { dataOf, describe, isUnknownCall, succeeded } from '../wire/shape';
import { fits } from '../wire/shape';

const UNKNOWN = 'BANKING:no-such-call';

const askUnknown = (context: Context) =>
  context.memo.once('unknown call', async () => (await context.socket()).ask(UNKNOWN, {}));
const orSkip = (error: unknown): never => {
  if (error instanceof Silence) return skip('it was not answered');
  throw error;
};
/** Some reply of the gateway, which may know the call or not: both are replies. */
const anyReply = (context: Context): Promise<Reply> =>
  context.memo.once('snippet', async () =>
    (await context.socket()).ask('BANKING:userdata-payment-snippet', context.region),
  );

const StrictEnvelope = v.object({
  messageId: ReplyEnvelope.entries.messageId,
  status: ReplyEnvelope.entries.status,
  code: ReplyEnvelope.entries.code,
  message: ReplyEnvelope.entries.message,
});
/** The year 2001 in milliseconds; the time of a clock in seconds is below it. */
const MILLISECONDS = 1e12;

export const listRealtimeRules = rulesOf('list', [
  {
    id: 'list.connect',
    title: 'The realtime channel connects',
    says: `socket.io v4, websocket only, path ${REALTIME_PATH}; the token is Authorization in the handshake’s query.`,
    source: 'contract 3',
    why: 'Nobody can pay: creates go over this channel.',
    fix: 'Serve socket.io v4 there, let proxies pass the websocket upgrade, and read Authorization from the handshake’s query: the token without “Bearer”.',
    async run(context) {
      await context.firstConnection();
      return 'connected';
    },
  },
  {
    id: 'list.unauthorized-realtime',
    title: 'A request without a token is answered with 401',
    says: 'The connection is let in and each of its requests is answered with status 401.',
    source: 'contract 1 (onTokenExpired) and 3',
    why: 'A refused connection looks like a broken network: the cashier tries again instead of renewing the session.',
    fix: 'Accept the connection, and answer each request with 401.',
    async run(context) {
      await context.socket();
      const socket = await context.open('no token', undefined);
      const reply = await socket.ask('BANKING:userdata-payment-snippet', context.region);
      check(reply['status'] === 401, `answered with ${describe(reply)} instead of 401`);
      return 'status 401';
    },
  },
  {
    id: 'list.unknown-silence',
    title: 'An unknown call is answered',
    says: 'Silence is not an answer: what the gateway does not know, it says so at once.',
    source: 'contract 5',
    why: 'The page waits some seconds for each optional call before it goes on.',
    fix: 'Answer every message, also one of an unknown type.',
    async run(context) {
      return `answered with ${describe(await askUnknown(context))}`;
    },
  },
  {
    id: 'list.unknown-call',
    title: 'An unknown call is answered with 404 unknown.type',
    says: 'Status 404 with code unknown.type; 400 and 501 are read the same way.',
    source: 'contract 5',
    why: 'The cashier takes another answer for a result, and shows pages that the gateway can’t fill.',
    fix: 'Answer { status: 404, code: "unknown.type", message } to any type that is not known.',
    async run(context) {
      const reply = await askUnknown(context).catch(orSkip);
      check(isUnknownCall(reply), `answered with ${describe(reply)}`);
      const isExact = reply['status'] === 404 && reply['code'] === 'unknown.type';
      return isExact ? '404 unknown.type' : `${describe(reply)}: understood; 404 unknown.type is clearer`;
    },
  },
  {
    id: 'list.reply-shape',
    title: 'A reply has the envelope of the contract',
    says: 'message: { messageId, status, data, code?, message?, time }.',
    source: 'contract 3; src/contract/realtime.ts (ReplyEnvelope)',
    why: 'A reply that can’t be read counts as none: the player waits 30 seconds.',
    fix: 'Send status as a number, messageId, code and message as texts.',
    async run(context) {
      fits(StrictEnvelope, await anyReply(context), 'the reply');
      return 'the envelope is read';
    },
  },
  {
    id: 'list.time',
    title: 'A reply tells the gateway’s clock',
    says: 'time in every reply and push: the gateway’s clock, in milliseconds since the epoch.',
    source: 'contract 5; src/contract/realtime.ts (ReplyEnvelope.time)',
    why: 'Deadlines of payment codes are counted by the phone’s clock, which may be wrong.',
    fix: 'Add time: Date.now() where replies are sent.',
    async run(context) {
      const { time } = await anyReply(context);
      check(typeof time === 'number', `time is ${time === undefined ? 'missing' : `of type ${typeof time}`}`);
      check(time > MILLISECONDS, `time is ${time}: that is not in milliseconds`);
      return `time ${time}`;
    },
  },
  {
    id: 'list.one-reply',
    title: 'A request is answered once',
    says: 'One request, one reply with its messageId.',
    source: 'contract 3',
    why: 'A second reply may be taken for the answer to a later try with the same key.',
    fix: 'Send a reply only where the request came from, and once.',
    async run(context) {
      const { messageId } = await anyReply(context);
      const socket = await context.socket();
      await socket.settle();
      const count = socket.repliesTo(String(messageId)).length;
      check(count === 1, `${count} replies to one request`);
      return 'one reply';
    },
  },
  {
    id: 'list.order',
    title: 'Requests at once get each their own reply',
    says: 'Replies are matched by messageId; several requests may be under way at once.',
    source: 'contract 3',
    why: 'A list or an amount is shown that belongs to something else.',
    fix: 'Keep the messageId with the request, not with the connection.',
    async run(context) {
      const socket = await context.socket();
      const [known, unknown] = await Promise.all([
        socket.ask('BANKING:userdata-payment-snippet', context.region),
        socket.ask(`${UNKNOWN}-at-once`, {}),
      ]);
      if (isUnknownCall(known)) return skip('no call is known whose reply would differ');
      check(!succeeded(unknown), 'the unknown call has the reply of the known one');
      return 'each has its own';
    },
  },
  {
    id: 'list.bad-data',
    title: 'A request that makes no sense is answered',
    says: 'What is wrong with a request is the caller’s: 4xx, neither silence nor 5xx.',
    source: 'contract 5 (5xx is no outcome, silence is no answer)',
    why: 'The cashier keeps checking what will never have an outcome.',
    fix: 'Check the data before use, and answer 400 with a code.',
    async run(context) {
      const reply = await (await context.socket()).ask('BANKING:userdata-payment-snippet', 'no object');
      const { status } = reply;
      check(typeof status === 'number' && status < 500, `answered with ${describe(reply)}`);
      return describe(reply);
    },
  },
  {
    id: 'list.realtime-catalogue',
    title: 'The list on the realtime channel is the one of HTTP',
    says: 'The three banking calls exist on the realtime channel too; the setting catalogTransport chooses.',
    source: 'contract 2 and 3',
    why: 'Deployments that read the list there show other methods.',
    fix: 'Answer both from one catalogue.',
    async run(context) {
      const names = (await context.rawMethods('deposit')).map(({ name }) => String(name)).sort();
      const reply = await (await context.socket()).ask('BANKING:methods-payment-v3', context.region);
      const list = fits(REQUESTS['BANKING:methods-payment-v3'].reply, dataOf(reply, 'the list'), 'the list');
      const data = Array.isArray(list) ? list : list.data;
      const found = new Set(data.map((method) => String((method as { name?: unknown } | null)?.name)));
      const lost = names.filter((name) => !found.has(name));
      check(lost.length === 0, `only by HTTP: ${lost.slice(0, 5).join(', ')}`);
      return `${found.size} methods`;
    },
  },
  {
    id: 'list.metrics',
    title: 'Events are taken',
    says: 'METRIC_EVENTS_HANDLER:events is answered with {}; a gateway without it says 404.',
    source: 'contract 3',
    why: 'Each event is told to monitoring as an error.',
    fix: 'Answer 200, or 404 unknown.type.',
    async run(context) {
      const events = [{ key: 'conformance', timestamp: Date.now(), value: 1 }];
      dataOf(await (await context.socket()).ask('METRIC_EVENTS_HANDLER:events', { events }), 'events');
      return 'taken';
    },
  },
]);
