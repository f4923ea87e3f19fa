/** Deposits: creates, their keys, their pages and statuses. */
import { DepositStatusReply } from '../../../src/contract/deposit';
import type { Context, Create } from '../context';
import { fillFields, leastAmount } from '../fill-fields';
import { check, skip } from '../outcome';
import { rulesOf, type Rule } from '../rule';
import { dataOf, dataOrSkip, describe, fits, isRefusal, isUnknownCall, succeeded } from '../wire/shape';
import { createRules } from './create';
import { depositEndRules } from './deposit-end';
import { otherKeyRule, sameKeyRules, type CreateKind } from './same-key';

const DEPOSIT: CreateKind = {
  prefix: 'deposit.',
  level: 'deposit',
  what: 'a deposit',
  request: (context) => context.depositRequest(),
};

const India = 3;
const PeerToPeer = 5;

/** A create for a method of the given card view type, whose calls differ. Skips when the list has no such method. */
async function specialRequest(context: Context, viewType: number, type: string): Promise<Create> {
  const method = (await context.methods('deposit')).find(({ cardViewType }) => cardViewType === viewType);
  if (!method) return skip(`the list has no method of cardViewType ${viewType}`);
  const { currency, fields: given } = context.options;
  const fields = fillFields(method, context.options) ?? given;
  const common = { amount: leastAmount(method, context.options), currency, fields, isActivatedBonus: false };
  if (viewType === India) {
    return { type, request: { ...common, paymentType: method.name, returnUrl: 'https://cashier.example/' } };
  }
  return { type, request: { ...common, paymentMethod: method.name, ...(await scoreOf(context, method.name, common)) } };
}

/** A peer-to-peer create includes the answer to the score call, when the gateway offers that call. */
async function scoreOf(context: Context, paymentMethod: string, { amount, currency }: Record<string, unknown>) {
  const reply = await (await context.socket()).ask('BANKING_DEPOSIT:score', { paymentMethod, amount, currency });
  if (isUnknownCall(reply)) return {};
  const { score, checkScore } = dataOrSkip(reply, 'score') as Record<string, unknown>;
  return { ...(score != null && { score }), ...(checkScore != null && { checkScore }) };
}

const PREPARE: CreateKind = {
  prefix: 'deposit.prepare-',
  level: 'deposit',
  what: 'an invoice',
  request: (context) => specialRequest(context, India, 'BANKING:deposit-prepare'),
};
const PEER: CreateKind = {
  prefix: 'deposit.p2p-',
  level: 'deposit',
  what: 'a peer-to-peer deposit',
  request: (context) => specialRequest(context, PeerToPeer, 'BANKING_DEPOSIT:deposit-create-p2p'),
};

const askStatus = async (context: Context, depositId: string, isOther = false) => {
  const { request } = await context.made('deposit');
  const socket = isOther ? await context.other() : await context.socket();
  return socket.ask('BANKING_DEPOSIT:deposit-status', { depositId, paymentMethod: request['paymentType'] });
};

export const depositRules: Rule[] = [
  ...createRules('deposit'),
  ...rulesOf('deposit', [
    {
      id: 'deposit.source',
      title: 'The payment page has an address that may be opened',
      says: 'source is an absolute http(s) address, or one relative to the gateway’s base, or of a scheme in appLinkSchemes.',
      source: 'contract 5',
      why: 'The cashier opens nothing else: the player sees no payment page.',
      fix: 'Send https://…; name an app’s scheme in the deployment’s settings.',
      writes: true,
      async run(context) {
        await context.madeId('deposit');
        const { data } = (await context.made('deposit')).reply as { data?: { apiResponse?: { source?: unknown } } };
        const source = data?.apiResponse?.source;
        if (typeof source !== 'string') return skip('the reply names no address');
        const { gateway, appLinkSchemes } = context.options;
        const { protocol } = URL.canParse(source, gateway) ? new URL(source, gateway) : { protocol: 'none' };
        const allowed = ['http:', 'https:', ...appLinkSchemes.map((scheme) => `${scheme}:`)];
        check(allowed.includes(protocol), `source is of the scheme ${protocol}`);
        return protocol;
      },
    },
    {
      id: 'deposit.status',
      title: 'Every deposit has a status',
      says: 'BANKING_DEPOSIT:deposit-status serves every deposit, not only peer-to-peer ones.',
      source: 'contract 5; src/contract/deposit.ts (DepositStatusReply)',
      why: 'After a lost push the page waits for ever.',
      fix: 'Answer { status } with one of CREATED, WAITING, PAID_BY_USER, AUTO_CANCELED, CANCELED, PAYED.',
      writes: true,
      async run(context) {
        const id = await context.madeId('deposit');
        const reply = await context.memo.once('status', () => askStatus(context, id));
        check(succeeded(reply), `answered with ${describe(reply)}`);
        return fits(DepositStatusReply, reply['data'], 'the status').status;
      },
    },
    {
      id: 'deposit.status-unknown',
      title: 'The status of no deposit is a refusal',
      says: 'An id that the player has no deposit of is 4xx.',
      source: 'contract 2 and 5',
      why: 'The cashier waits for a deposit that never was.',
      fix: 'Answer 404 with a code of banking’s own, e.g. banking.depositNotFound.',
      writes: true,
      async run(context) {
        await statusIsOffered(context);
        const reply = await askStatus(context, '00000000-0000-4000-8000-000000000000');
        check(isRefusal(reply), `answered with ${describe(reply)}`);
        return describe(reply);
      },
    },
    {
      id: 'deposit.status-foreign',
      title: 'Another player’s deposit is not found',
      says: 'A player sees only what is the player’s own.',
      source: 'contract 3 (Authorization)',
      why: 'Anyone who learns an id learns what another player pays.',
      fix: 'Look for the id among the deposits of the token’s player.',
      writes: true,
      async run(context) {
        await context.other();
        const reply = await askStatus(context, await statusIsOffered(context), true);
        check(isRefusal(reply), `the other player was answered with ${describe(reply)}`);
        return describe(reply);
      },
    },
  ]),
  ...sameKeyRules(DEPOSIT),
  otherKeyRule(DEPOSIT),
  cutMidway(),
  ...sameKeyRules(PREPARE, ['again', 'at-once']),
  ...sameKeyRules(PEER, ['again', 'at-once']),
  ...depositEndRules,
];

/** @returns the created deposit's id */
async function statusIsOffered(context: Context): Promise<string> {
  const id = await context.madeId('deposit');
  const reply = await context.memo.once('status', () => askStatus(context, id));
  return succeeded(reply) ? id : skip(`deposit-status was answered with ${describe(reply)}`);
}

interface Lines {
  transactions?: { id: unknown; flow?: unknown }[];
}

/** Uses the history: only it can tell how many deposits were made when the first answer was never read. */
function cutMidway(): Rule {
  return {
    id: 'deposit.key-cut-midway',
    level: 'deposit',
    title: 'A create whose answer was lost makes a deposit once',
    says: 'The connection ends before the reply; the cashier sends the same key on the next one, which is answered with the first answer.',
    source: 'contract 5 (idempotency is a MUST)',
    why: 'The player pays twice: mobile networks do this every day.',
    fix: 'Finish what was begun when its connection ends, and keep its answer under the key.',
    writes: true,
    async run(context) {
      const { type, request } = await context.depositRequest();
      const list = async () => {
        const reply = await (await context.socket()).ask('BANKING:transactions-list', { limit: 50 });
        if (isUnknownCall(reply)) return skip('needs the history, which is not offered');
        const lines = (dataOf(reply, 'the history') as Lines).transactions ?? [];
        return new Set(lines.map(({ id }) => String(id)));
      };
      const before = await list();
      const lost = await context.connect('connection that is lost');
      const key = await lost.sendAndLeave(type, request);
      const next = await context.connect('connection after it');
      const replies = [await next.ask(type, request, key), await next.ask(type, request, key)];
      check(replies.every(succeeded), `answered with ${describe(replies.find((each) => !succeeded(each)) ?? {})}`);
      const made = [...(await list())].filter((id) => !before.has(id));
      check(made.length === 1, `${made.length} deposits were made: ${made.join(', ')}`);
      return `one deposit: ${made[0]}`;
    },
  };
}
