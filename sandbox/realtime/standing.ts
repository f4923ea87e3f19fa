/** The player's own limits, breaks from playing and saved accounts (contract 6). */
import type { PaymentMethod } from '../../src/contract/method';
import type { Flow } from '../../src/contract/primitives';
import type { RequestData } from '../../src/contract/realtime';
import type { RecentPayment } from '../../src/contract/recent';
import type { Standing } from '../../src/contract/standing';
import { Accounts, accountView } from '../store/accounts';
import type { Answer } from '../store/attempts';
import { PlayerStanding } from '../store/standing';
import { Transactions } from '../store/transactions';
import type { Methods } from '../methods';
import { labelsOf } from './account-labels';
import type { Push } from './effects';
import type { OwnContext } from './own-context';

type StandingContext = Pick<OwnContext, 'db' | 'now' | 'user' | 'methods'>;

const ok = (data: unknown): Answer => ({ status: 200, data });
const NO_ACCOUNT: Answer = { status: 404, code: 'banking.savedAccountNotFound', message: 'No such account' };

/** The most recent payments that a list shows. */
const MOST_RECENT = 3;
/** The number of history lines that are searched for recent payments. */
const LOOKED_THROUGH = 50;

/** The data that the first page of a list has besides the methods. */
export async function standingOf(flow: Flow, context: StandingContext): Promise<Standing> {
  const { db, now, user } = context;
  const standing = new PlayerStanding(db, now, user.id);
  const limits = flow === 'deposit' ? await standing.limits(user.currency) : [];
  const forfeit = flow === 'withdrawal' ? await standing.forfeit() : undefined;
  return {
    recent: await recentOf(flow, context),
    locks: await standing.locks(),
    limits,
    ...(forfeit && { forfeit }),
  };
}

/** The methods with their current states: up, slow or down. */
export async function withStates(
  flow: Flow,
  methods: readonly PaymentMethod[],
  { db, now, user }: StandingContext,
): Promise<PaymentMethod[]> {
  const states = await new PlayerStanding(db, now, user.id).states(flow);
  if (states.size === 0) return [...methods];
  return methods.map((method) => {
    const state = states.get(method.name);
    return state ? { ...method, state } : method;
  });
}

/** Pushes for a new connection: the list may have been read before something changed. */
export async function standingNews({ db, now, user }: StandingContext): Promise<Push[]> {
  const standing = new PlayerStanding(db, now, user.id);
  const push = { userId: user.id };
  const [locks, limits] = [await standing.locks(), await standing.limits(user.currency)];
  const states = (await standing.allStates()).map((data): Push<'method.state'> => ({
    ...push,
    event: 'method.state',
    data,
  }));
  return [{ ...push, event: 'player.standing', data: { locks, limits } }, ...states];
}

async function recentOf(flow: Flow, { db, now, user, methods }: StandingContext): Promise<RecentPayment[]> {
  const lines = await new Transactions(db, now).history(user.id, { limit: LOOKED_THROUGH });
  const rows = await new Accounts(db, now, user.id).list(flow);
  const accounts = new Map(rows.map((row) => [row.id, row]));
  const labels = labelsOf(rows, methods, user.country);
  const seen = new Set<string>();
  const recent: RecentPayment[] = [];
  for (const line of lines) {
    const account = line.accountId === null ? undefined : accounts.get(line.accountId);
    const key = `${line.methodName} ${account?.id ?? ''}`;
    if (line.flow !== flow || line.status !== 'processed' || line.currency !== user.currency || seen.has(key)) continue;
    if (!isOffered(methods, flow, line.methodName, user)) continue;
    seen.add(key);
    recent.push({
      name: line.methodName,
      amount: Number(line.amount),
      currency: line.currency,
      at: new Date(line.endedAt ?? line.createdAt).toISOString(),
      ...(account && { accountId: account.id, accountLabel: account.name ?? labels.get(account.id) }),
    });
    if (recent.length === MOST_RECENT) break;
  }
  return recent;
}

const isOffered = (methods: Methods, flow: Flow, name: string, region: { country: string; currency: string }) =>
  methods.list(flow, region).some((method) => method.name === name);

export async function setLimit(
  { period, max }: RequestData<'BANKING:limits-set'>,
  { db, now, user }: OwnContext,
): Promise<Answer> {
  if (!(max > 0)) return { status: 400, code: 'banking.limitInvalid', message: 'A limit is above zero' };
  const standing = new PlayerStanding(db, now, user.id);
  await standing.setLimit(period, max, user.currency);
  return ok({ limits: await standing.limits(user.currency) });
}

/** Locks deposits until the break ends; it can't be revoked. */
export async function coolOff(
  { hours }: RequestData<'BANKING:cool-off'>,
  { db, now, user }: OwnContext,
): Promise<Answer> {
  const standing = new PlayerStanding(db, now, user.id);
  const until = now() + hours * 3_600_000;
  const running = (await standing.locks()).find(({ flow, reason }) => flow === 'deposit' && reason === 'cool_off');
  // A shorter break must not replace a longer one.
  if (!running?.until || Date.parse(running.until) < until) {
    await standing.addLock({ flow: 'deposit', reason: 'cool_off', until: new Date(until).toISOString() });
  }
  return ok({ locks: await standing.locks() });
}

export async function listAccounts(
  { flow }: RequestData<'BANKING:accounts-list'>,
  context: OwnContext,
): Promise<Answer> {
  return ok({ accounts: await viewsOf(flow, context) });
}

async function viewsOf(flow: Flow, { db, now, user, methods }: OwnContext) {
  const rows = await new Accounts(db, now, user.id).list(flow);
  const labels = labelsOf(rows, methods, user.country);
  return rows.map((row) => accountView(row, labels.get(row.id)));
}

export async function updateAccount(
  { accountId, name, isDefault }: RequestData<'BANKING:account-update'>,
  context: OwnContext,
): Promise<Answer> {
  const { db, now, user } = context;
  const accounts = new Accounts(db, now, user.id);
  const account = await accounts.find(accountId);
  if (!account) return NO_ACCOUNT;
  if (name !== undefined) await accounts.rename(accountId, name);
  if (isDefault) await accounts.makeDefault(account);
  return ok({ accounts: await viewsOf(account.flow, context) });
}

/** Succeeds also for an account that is already gone. */
export async function forgetAccount(
  { accountId }: RequestData<'BANKING:account-forget'>,
  { db, now, user }: OwnContext,
): Promise<Answer> {
  await new Accounts(db, now, user.id).forget(accountId);
  return ok({});
}
