/** The second deposit (contract 6): each optional part by itself; a part that is not offered is skipped. */
import * as v from 'valibot';
import type { Schema } from '../../../src/contract/parse';
import { LOCK_REASONS, Lock, LimitsSetReply, PlayerLimit, SavedAccount } from '../../../src/contract/standing';
import { RecentPayment } from '../../../src/contract/recent';
import { DECLINE_REASONS, Decline } from '../../../src/contract/decline';
import { asSkipped, type Context } from '../context';
import { check, Silence, skip } from '../outcome';
import { rulesOf, type Rule } from '../rule';
import { dataOf, dataOrSkip, describe, fits, isRefusal, isUnknownCall } from '../wire/shape';

const UNKNOWN_ACCOUNT = '00000000-0000-4000-8000-000000000000';

/** Calls that only read, so that asking has no effect. Calls that other rules make are left out. */
const OPTIONAL_READS: readonly [string, object][] = [
  ['BANKING:account-name', { paymentMethod: 'none', bank: '044', account: '0690000031' }],
  ['BANKING_DEPOSIT:bank-get', { payment_method: 'none', bin: '220022' }],
  ['BANKING_DEPOSIT:deposit-check', { paymentMethod: 'none' }],
];

async function standing(context: Context, key: 'recent' | 'locks' | 'limits'): Promise<unknown> {
  const { body } = await context.listed('deposit');
  const value = (body as Record<string, unknown> | undefined)?.[key];
  return value == null ? skip(`${key} is not offered`) : value;
}

function standingRule(key: 'recent' | 'locks' | 'limits', schema: v.GenericSchema, why: string): Omit<Rule, 'level'> {
  return {
    id: `additions.${key}`,
    title: `${key} has the shape of the contract`,
    says: `${key} stands beside data on the first page of a methods answer.`,
    source: 'contract 6; src/contract/standing.ts',
    why,
    fix: 'Send the named key in the named type, or leave the whole addition out.',
    async run(context) {
      const value = fits(v.array(schema) as Schema<unknown[]>, await standing(context, key), key);
      return `${value.length} entries`;
    },
  };
}

const accounts = async (context: Context) => {
  const reply = await context.memo.once('accounts', async () =>
    (await context.socket()).ask('BANKING:accounts-list', { flow: 'deposit' }),
  );
  return dataOf(reply, 'accounts-list') as { accounts?: { id: unknown }[] };
};

export const additionRules = rulesOf('additions', [
  standingRule('recent', RecentPayment, 'The list does not begin with what the player paid by last.'),
  standingRule('locks', Lock, 'A closed flow looks open, and its creates are refused.'),
  standingRule('limits', PlayerLimit, 'What is left of a limit is not shown.'),
  {
    id: 'additions.lock-reasons',
    title: 'Locks have a reason that the cashier knows',
    says: `reason is one of ${LOCK_REASONS.join(', ')}; another word is a lock without a reason.`,
    source: 'contract 6; src/contract/standing.ts (LOCK_REASONS)',
    why: 'The page can’t say what the player may do.',
    fix: 'Choose the nearest known reason, and say the rest in text.',
    async run(context) {
      const locks = await standing(context, 'locks');
      if (!Array.isArray(locks)) return skip('locks could not be read');
      const reasons = locks.map((lock: { reason?: unknown } | null) => lock?.reason);
      const odd = reasons.filter(
        (reason) => typeof reason === 'string' && !LOCK_REASONS.some((each) => each === reason),
      );
      check(odd.length === 0, `unknown: ${odd.join(', ')}`);
      return `${reasons.length} locks`;
    },
  },
  {
    id: 'additions.silence',
    title: 'Optional calls are answered, known or not',
    says: 'Each optional call has a limit of some seconds after which the page goes on without it: silence is not an answer.',
    source: 'contract 5',
    why: 'Forms and pages wait for nothing.',
    fix: 'Answer 404 unknown.type to every type that is not known.',
    async run(context) {
      const socket = await context.socket();
      const silent: string[] = [];
      for (const [type, data] of OPTIONAL_READS) {
        await socket.ask(type, data).catch((error: unknown) => {
          if (!(error instanceof Silence)) throw error;
          silent.push(type);
        });
      }
      check(silent.length === 0, `not answered: ${silent.join(', ')}`);
      return `${OPTIONAL_READS.length} calls`;
    },
  },
  {
    id: 'additions.accounts',
    title: 'Saved accounts have the shape of the contract',
    says: 'BANKING:accounts-list answers { accounts: [{ id, paymentMethod, label, … }] }; label is shortened by the gateway.',
    source: 'contract 6; src/contract/standing.ts (SavedAccount)',
    why: 'The player types again what was saved.',
    fix: 'Send the named key in the named type.',
    async run(context) {
      const list = fits(v.object({ accounts: v.array(SavedAccount) }), await accounts(context), 'the reply');
      return `${list.accounts.length} accounts`;
    },
  },
  {
    id: 'additions.account-label',
    title: 'No label gives a whole card number away',
    says: 'label is shortened by the gateway, e.g. Visa •••• 4242.',
    source: 'contract 6',
    why: 'A whole number on the screen, and in every log of the way.',
    fix: 'Send no more than the last four digits.',
    async run(context) {
      const list = (await accounts(context)).accounts;
      if (!Array.isArray(list) || list.length === 0) return skip('no account is saved');
      const whole = list.filter((account) =>
        /\d{12,}/.test(String((account as { label?: unknown }).label).replaceAll(/[ -]/g, '')),
      );
      check(whole.length === 0, `${whole.length} labels have twelve digits or more`);
      return `${list.length} labels`;
    },
  },
  {
    id: 'additions.account-forget',
    title: 'A forgotten account is gone',
    says: 'BANKING:account-forget: { accountId } → {}; it is in no list after that.',
    source: 'contract 6; src/contract/standing.ts',
    why: 'What the player has deleted is offered again.',
    fix: 'Delete it, and list it no more; one that is gone already is gone.',
    writes: true,
    async run(context) {
      const { forgetAccount: accountId } = context.options;
      if (!accountId) return skip('needs --forget-account, a saved account that may be deleted');
      const socket = await context.socket();
      const known = (await accounts(context)).accounts ?? [];
      if (!known.some(({ id }) => String(id) === accountId)) return skip(`no account ${accountId} is saved`);
      const { type, data } = { type: 'BANKING:account-forget', data: { accountId } };
      dataOf(await socket.ask(type, data), 'account-forget');
      const reply = await socket.ask('BANKING:accounts-list', { flow: 'deposit' });
      const left = (dataOrSkip(reply, 'accounts-list') as { accounts?: { id: unknown }[] }).accounts ?? [];
      check(!left.some(({ id }) => String(id) === accountId), `${accountId} is listed still`);
      return 'gone';
    },
  },
  {
    id: 'additions.account-foreign',
    title: 'An account that is not the player’s pays nothing',
    says: 'The id of a saved account means nothing elsewhere.',
    source: 'contract 6',
    why: 'Another player’s card is charged.',
    fix: 'Look for accountId among those of the token’s player, and refuse with 4xx.',
    writes: true,
    async run(context) {
      await accounts(context).catch(asSkipped);
      const { type, request } = await context.depositRequest();
      const reply = await (await context.socket()).ask(type, { ...request, fields: {}, accountId: UNKNOWN_ACCOUNT });
      check(isRefusal(reply), `a create with an unknown accountId was answered with ${describe(reply)}`);
      return describe(reply);
    },
  },
  {
    id: 'additions.limits-set',
    title: 'A limit is set, and the limits are answered',
    says: 'BANKING:limits-set: { kind, period, max } → { limits }.',
    source: 'contract 6; src/contract/standing.ts (LimitsSetReply)',
    why: 'The player does not see what counts from now on.',
    fix: 'Answer all of the player’s limits, the new one among them.',
    writes: true,
    async run(context) {
      const limits = await standing(context, 'limits').catch(asSkipped);
      const [limit] = Array.isArray(limits) ? (limits as v.InferOutput<typeof PlayerLimit>[]) : [];
      if (!limit) return skip('the player has no limit; the tool only sets one that stands to what it is');
      const { kind, period, max } = limit;
      const reply = await (await context.socket()).ask('BANKING:limits-set', { kind, period, max });
      const { limits: answered } = fits(LimitsSetReply, dataOf(reply, 'limits-set'), 'the reply');
      check(answered != null, 'the reply has no limits');
      check(
        answered.some((each) => each.period === period && each.max === max),
        `no limit of ${max} a ${period} in it`,
      );
      return `${answered.length} limits`;
    },
  },
  {
    id: 'additions.decline',
    title: 'Declines have a reason that the cashier knows',
    says: `decline: { reason, text?, isFinal?, next? }; reason is one of ${DECLINE_REASONS.join(', ')}.`,
    source: 'contract 6; src/contract/decline.ts',
    why: 'The player is not told why, and tries the same again.',
    fix: 'Choose the nearest known reason, and say the rest in text.',
    async run(context) {
      const reply = await (await context.socket()).ask('BANKING:transactions-list', { limit: 50 });
      if (isUnknownCall(reply)) return skip('the history is not offered');
      const { transactions } = dataOrSkip(reply, 'the history') as { transactions?: { decline?: unknown }[] };
      const declines = (transactions ?? []).flatMap(({ decline }) => (decline == null ? [] : [decline]));
      if (declines.length === 0) return skip('no line has a decline');
      const reasons = declines.map((decline) => (decline as { reason?: unknown }).reason);
      const odd = reasons.filter(
        (reason) => typeof reason === 'string' && !DECLINE_REASONS.some((each) => each === reason),
      );
      if (declines.some((decline) => !v.is(Decline, decline)))
        return skip('a decline could not be read (history.shape)');
      check(odd.length === 0, `unknown: ${odd.join(', ')}`);
      return `${declines.length} declines`;
    },
  },
]);
