/** Sends the same create again in every way in which the cashier does (contract 5): only one thing may be made. */
import { randomUUID } from 'node:crypto';
import { asSkipped, idOf, type Context, type Create } from '../context';
import { type Level } from '../levels';
import { check, skip } from '../outcome';
import type { Rule } from '../rule';
import type { Reply } from '../wire/connection';
import { describe, isUnknownCall, succeeded } from '../wire/shape';

export interface CreateKind {
  /** Beginning of the rules' ids: `deposit.key-…`. */
  prefix: string;
  level: Level;
  /** The thing made, as in a sentence: "a deposit". */
  what: string;
  request(context: Context): Promise<Create>;
}

const HOUR = 3_600_000;

interface Way {
  id: string;
  title: string;
  /** The end of the sentence "The cashier sends it again …". */
  when: string;
  fix: string;
  run(context: Context, create: Create, key: string): Promise<Reply[]>;
}

const WAYS: readonly Way[] = [
  {
    id: 'again',
    title: 'again on the same connection',
    when: 'five seconds after a timeout, on the same connection',
    fix: 'Store the answer with the key, in the database transaction that makes it, and send it again.',
    async run(context, { type, request }, key) {
      const socket = await context.socket();
      return [await socket.ask(type, request, key), await socket.ask(type, request, key)];
    },
  },
  {
    id: 'at-once',
    title: 'five times at once',
    when: 'while the first one still runs',
    fix: 'Insert the key under a unique index before the work; whoever comes second waits and answers the same.',
    run: async (context, { type, request }, key) => (await context.socket()).askTimes(5, type, request, key),
  },
  {
    id: 'other-connection',
    title: 'on another connection',
    when: 'from the same page on a second connection, with the first one open',
    fix: 'Keep keys with the player, in the database, not with the connection or the process.',
    async run(context, { type, request }, key) {
      const first = await (await context.socket()).ask(type, request, key);
      const second = await context.connect('connection 2');
      return [first, await second.ask(type, request, key)];
    },
  },
  {
    id: 'two-at-once',
    title: 'on two connections at once',
    when: 'by a page that was reloaded while the first one still runs',
    fix: 'The lock of a key is the database’s: two processes may hold the two connections.',
    async run(context, { type, request }, key) {
      const [one, two] = [await context.socket(), await context.connect('connection 2')];
      return Promise.all([one.ask(type, request, key), two.ask(type, request, key)]);
    },
  },
  {
    id: 'after-cut',
    title: 'after the connection was cut',
    when: 'on every reconnect, and after a reload',
    fix: 'A connection’s end forgets no key.',
    async run(context, { type, request }, key) {
      const before = await context.connect('connection that ends');
      const first = await before.ask(type, request, key);
      before.close();
      const after = await context.connect('connection after it');
      return [first, await after.ask(type, request, key)];
    },
  },
  {
    id: 'other-data',
    title: 'with other data',
    when: 'with another return address or session data: any other field may differ, the key decides',
    fix: 'Look for the key alone; don’t compare or hash the rest.',
    async run(context, { type, request }, key) {
      const socket = await context.socket();
      const first = await socket.ask(type, request, key);
      return [first, await socket.ask(type, { ...request, returnUrl: 'https://cashier.example/again' }, key)];
    },
  },
];

const SLOW: Way = {
  id: 'after-hour',
  title: 'after an hour',
  when: 'for as long as the page lives; keys live for at least 24 hours',
  fix: 'Keep keys for a day at least, better for as long as the transaction.',
  async run(context, { type, request }, key) {
    if (!context.options.slow) return skip('needs --slow');
    const first = await (await context.socket()).ask(type, request, key);
    await context.hooks.sleep(HOUR);
    const later = await context.connect('connection an hour later').catch(asSkipped);
    return [first, await later.ask(type, request, key)];
  },
};

export function sameKeyRules(kind: CreateKind, ways: readonly string[] | 'all' = 'all'): Rule[] {
  const chosen = [...WAYS, SLOW].filter(({ id }) => ways === 'all' || ways.includes(id));
  return chosen.map((way) => ({
    id: `${kind.prefix}key-${way.id}`,
    level: kind.level,
    title: `The same key ${way.title} makes ${kind.what} once`,
    says: `messageId is the key of a create. The cashier sends it again ${way.when}; the gateway answers with the first answer.`,
    source: 'contract 5 (idempotency is a MUST)',
    why: 'The player pays twice.',
    fix: way.fix,
    writes: true,
    async run(context) {
      const create = await kind.request(context);
      return oneAnswer(await way.run(context, create, randomUUID()), kind.what);
    },
  }));
}

/** The converse: the same content under another key is another create. */
export const otherKeyRule = (kind: CreateKind): Rule => ({
  id: `${kind.prefix}key-other`,
  level: kind.level,
  title: `Another key makes ${kind.what} of its own`,
  says: 'The key decides: the same amount by the same method with another messageId is another one.',
  source: 'contract 5',
  why: 'A player who pays the same amount twice on purpose has paid once, or sees the first one’s page.',
  fix: 'Don’t look for doubles by amount or time.',
  writes: true,
  async run(context) {
    const { type, request } = await kind.request(context);
    const socket = await context.socket();
    const ids = [await socket.ask(type, request), await socket.ask(type, request)].map((reply) => usable(reply));
    check(ids[0] !== ids[1], `two keys, one id: ${ids[0]}`);
    return `${ids.join(' and ')}`;
  },
});

function usable(reply: Reply): string {
  if (isUnknownCall(reply)) return skip(`it is not offered (${describe(reply)})`);
  if (!succeeded(reply)) return skip(`it was refused: ${describe(reply)}`);
  return idOf(reply) ?? skip('the create gave no id that can be used');
}

function oneAnswer(replies: readonly Reply[], what: string): string {
  const id = usable(replies[0]!);
  for (const reply of replies) {
    check(succeeded(reply), `one of the same messages was answered with ${describe(reply)}`);
    check(idOf(reply) === id, `${what} was made twice: ${id} and ${idOf(reply) ?? 'one without an id'}`);
  }
  const isSame = replies.every(({ data }) => stable(data) === stable(replies[0]!.data));
  check(isSame, `one id, ${id}, but the answers differ: each must be the first one`);
  return `${replies.length} answers, all the first one: ${id}`;
}

/** JSON with sorted keys, so that the order of keys does not count. */
export const stable = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? 'undefined';
