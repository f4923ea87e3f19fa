/** The profile that a player must complete before a withdrawal. */
import type { RequestData } from '../../src/contract/realtime';
import type { Answer } from '../store/attempts';
import { Users, type UserRow } from '../store/users';
import type { OwnContext } from './own-context';
import { userView } from './user-view';

const KEYS = ['birthday', 'country', 'timezone', 'email', 'name', 'phone'] as const;
const ADULT_YEARS = 18;

/** Returns error names, not texts: the widget translates them. */
const CHECKS: Readonly<Record<string, (value: string, now: number) => string | null>> = {
  email: (value) => (/^[^\s@]{1,64}@(?:[\p{L}\d-]+\.)+\p{L}{2,24}$/u.test(value) ? null : 'email'),
  phone: (value) => (/^\+?\d(?:[ ()-]*\d){7,14}$/.test(value) ? null : 'phone'),
  country: (value) => (/^[a-z]{2}$/i.test(value) ? null : 'country'),
  name: (value) => (/^[\p{L}\p{M}][\p{L}\p{M} .'’-]{1,80}$/u.test(value) ? null : 'name'),
  birthday: checkBirthday,
};

/** `firstName` in the advanced fields means the name (spec 4). */
const keyOf = (name: string) => (name === 'firstName' ? 'name' : name);

/** Characters of a value that are kept. */
const MOST_KEPT = 200;

export function problemsOf(name: string, value: string, now: number): string[] {
  if (value.trim() === '') return ['required'];
  const problem = CHECKS[keyOf(name)]?.(value.trim(), now);
  return problem ? [problem] : [];
}

/** Stores what the player says. `withdrawal-prepare`, which the cashier sends next, says what is wrong with it. */
export async function updateProfile(
  data: RequestData<'USER:profile-update'>,
  { db, user }: OwnContext,
): Promise<Answer> {
  const plain = KEYS.map((key) => [key, data[key]] as const).filter(([, value]) => value != null);
  const advanced = Object.entries(data.advanced ?? {}).map(([name, value]) => [keyOf(name), value] as const);
  const given = [...plain, ...Object.entries(data.profile ?? {}), ...advanced].map(
    ([name, value]) => [name, String(value).trim().slice(0, MOST_KEPT)] as const,
  );
  const updated = await new Users(db).updateProfile(user.id, Object.fromEntries(given));
  return { status: 200, data: { user: await userView(db, updated) } };
}

/**
 * Checks the method's advanced fields and the profile. Marks the player as prepared when all are valid; the methods then
 * no longer ask for the profile.
 */
export async function prepareWithdrawal(
  { fields }: RequestData<'BANKING:withdrawal-prepare'>,
  { db, user, now }: OwnContext,
): Promise<Answer> {
  const row = await new Users(db).find(user.id);
  const values = Object.entries({ ...profileOf(row, fields), ...fields });
  const checked = values.map(([name, value]) => ({ name, errors: problemsOf(name, value, now()) }));
  if (checked.every(({ errors }) => errors.length === 0)) await new Users(db).setPrepared(user.id, now());
  return { status: 200, data: { fields: checked } };
}

/** What a withdrawal needs to know of the player. A name that is among the fields (`firstName`) is checked there. */
function profileOf(user: UserRow | null, fields: Readonly<Record<string, string>>): Record<string, string> {
  const given = new Set(Object.keys(fields).map(keyOf));
  const needed = KEYS.filter((key) => key !== 'timezone' && !given.has(key));
  return Object.fromEntries(needed.map((key) => [key, user?.profile[key] ?? '']));
}

/** Checks that the value is a date `YYYY-MM-DD` and the birthday of an adult. */
function checkBirthday(value: string, now: number): string | null {
  const born = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : null;
  if (!born || Number.isNaN(born.getTime()) || !born.toISOString().startsWith(value)) return 'birthday';
  const adult = new Date(born);
  adult.setUTCFullYear(born.getUTCFullYear() + ADULT_YEARS);
  if (born.getUTCFullYear() < 1900 || born.getTime() > now) return 'birthday';
  return adult.getTime() > now ? 'underage' : null;
}
