/** The requests that the gateway answers itself; all others go to a plugin's simulator. */
import type { RequestData, RequestType } from '../../src/contract/realtime';
import type { User } from '../../src/contract/user';
import type { Db } from '../database/db';
import type { Methods } from '../methods';
import type { Answer } from '../store/attempts';
import { Ledger } from '../store/ledger';
import { Users, type UserRow } from '../store/users';

export interface OwnContext {
  db: Db;
  user: UserRow;
  methods: Methods;
}

type OwnHandlers = { [T in RequestType]?: (data: RequestData<T>, context: OwnContext) => Promise<Answer> | Answer };

const ok = (data: unknown): Answer => ({ status: 200, data });

const PROFILE_KEYS = ['birthday', 'country', 'timezone', 'email', 'name', 'phone'] as const;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const ownHandlers: OwnHandlers = {
  'BANKING:methods-payment-v3': (region, { methods }) => ok(methods.list('deposit', region)),
  'BANKING:methods-withdrawal': (region, { methods }) => ok(methods.list('withdrawal', region)),
  'BANKING:userdata-payment-snippet': (region, { methods }) => ok(methods.snippet(region)),
  'METRIC_EVENTS_HANDLER:events': () => ok({}),

  async 'USER:profile-update'(data, { db, user }) {
    const plain = PROFILE_KEYS.map((key) => [key, data[key]] as const).filter(([, value]) => value != null);
    const { firstName, ...advanced } = data.advanced ?? {};
    const values = {
      ...Object.fromEntries(plain.map(([key, value]) => [key, String(value)])),
      ...data.profile,
      ...advanced,
      ...(firstName === undefined ? {} : { name: firstName }),
    };
    return ok({ user: await userView(db, await new Users(db).updateProfile(user.id, values)) });
  },

  'BANKING:withdrawal-prepare': ({ fields }) =>
    ok({ fields: Object.entries(fields).map(([name, value]) => ({ name, errors: problemsOf(name, value) })) }),
};

/** The player as the widget knows one: the balance in every currency, amounts in major units. */
export async function userView(db: Db, user: UserRow): Promise<User> {
  const balances = Object.entries(await new Ledger(db).balances(user.id));
  const numbers = Object.fromEntries(balances.map(([currency, amount]) => [currency, Number(amount)]));
  return {
    id: user.id,
    name: user.name,
    ...user.profile,
    country: user.country,
    currency: user.currency,
    balanceData: { primary: { amount: numbers[user.currency] ?? 0, currency: user.currency }, balances: numbers },
  };
}

/** Error names, not texts: the widget translates them. */
function problemsOf(name: string, value: string): string[] {
  if (value.trim() === '') return ['required'];
  return name === 'email' && !EMAIL.test(value) ? ['email'] : [];
}
