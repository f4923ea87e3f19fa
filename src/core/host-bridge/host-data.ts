import * as v from 'valibot';
import { LoadedPayload } from '../../contract/host';
import { User } from '../../contract/user';

/** Reported to monitoring; loading continues with defaults (spec 5). */
export const INCORRECT_HOST_DATA = 'Incorrect data from host';

/** The host's data. Always complete, since every key has a default. */
export interface HostData {
  readonly payload: LoadedPayload;
  /** To be reported to monitoring. Names of keys and types, no values. */
  readonly problems: readonly string[];
}

/** Reads the payload of `loaded` or `window.billingUserData`: an object, or its JSON. Never throws. */
export function readHostData(raw: unknown): HostData {
  const value = readPayload(raw);
  const payload = v.parse(LoadedPayload, value ?? {});
  const paths = value ? [...wrongKeys(value, payload), ...wrongUserKeys(value['user'], payload)] : [];
  const problems = paths.map((path) => `host payload: ${path} is not usable`);
  if (!value || !payload.token) problems.unshift(INCORRECT_HOST_DATA);
  return { payload, problems };
}

/** Keys whose value has another type than the contract's, so that `parsed` has the default instead. */
export function wrongKeys(raw: Readonly<Record<string, unknown>>, parsed: LoadedPayload): (keyof LoadedPayload)[] {
  return (Object.keys(LoadedPayload.entries) as (keyof LoadedPayload)[]).filter((key) => {
    const given = Object.hasOwn(raw, key) ? raw[key] : undefined;
    const kept = parsed[key];
    if (given === undefined || given === null) return false;
    if (Array.isArray(kept)) return !Array.isArray(given) || given.length !== kept.length;
    const isIdAsNumber = typeof given === 'number' && String(given) === kept;
    return typeof given !== typeof kept && !isIdAsNumber;
  });
}

function wrongUserKeys(raw: unknown, { user }: LoadedPayload): string[] {
  if (!user) return [];
  const kept: Readonly<Record<string, unknown>> = user;
  const isLost = ([key, given]: [string, unknown]) => given != null && key in User.entries && kept[key] == null;
  return Object.entries(raw as object)
    .filter(isLost)
    .map(([key]) => `user.${key}`);
}

/** Returns the object that the host gave, also as JSON. The language is in `lang`, or else in `locale` (spec 3). */
export function readPayload(raw: unknown): Record<string, unknown> | undefined {
  const value = toObject(raw);
  if (!value || isText(value['lang']) || !isText(value['locale'])) return value;
  return { ...value, lang: value['locale'] };
}

const isText = (value: unknown) => typeof value === 'string' && value !== '';

function toObject(raw: unknown): Record<string, unknown> | undefined {
  const value = typeof raw === 'string' ? fromJson(raw) : raw;
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
