/** A wish: what the player has confirmed, so far as two of them are told apart. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import type { SessionStore } from '../../core/storage/storage';
import type { Random } from '../../core/time/time';
import type { AttemptIntent } from './attempt-record';

/** The key of the player's digests. Storage keeps it for the session, so that a wish is known again after a reload. */
export const WISH_KEY = 'wishKey';

/** Reads the key, or makes it. */
export function keyOfWishes(storage: Pick<SessionStore, 'read' | 'write'>, random: Pick<Random, 'uuid'>): string {
  const stored = storage.read(WISH_KEY, v.string());
  if (stored !== undefined) return stored;
  const made = random.uuid();
  storage.write(WISH_KEY, made);
  return made;
}

/** What a create request says besides flow, method, amount and currency: where the money goes or comes from. */
export interface WishDetails {
  fields?: Readonly<Record<string, unknown>> | undefined;
  wallet?: unknown;
  accountId?: string | null | undefined;
  saveAccount?: boolean | null | undefined;
  bonusId?: string | null | undefined;
  isActivatedBonus?: boolean | null | undefined;
}

/** The keys that are part of the wish. The others are sent too, but change without the player: a return address, a score. */
const PARTS: readonly (keyof WishDetails)[] = [
  'fields',
  'wallet',
  'accountId',
  'saveAccount',
  'bonusId',
  'isActivatedBonus',
];

/**
 * HMAC-SHA-256 (RFC 2104) of the details under the player's key for this session, in hex: equal details give equal
 * digests, and nothing of them can be read back.
 */
export function digestOf(key: string, details: WishDetails): string {
  const parts = PARTS.map((name) => canonical(details[name] ?? null));
  return bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(JSON.stringify(parts))));
}

/** The same value for objects that differ in the order of their keys alone. */
function canonical(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, canonical(one)]);
}

/** Shorter values are hidden whole, so that the last four characters never are most of one. */
const SHORTEST_SHOWN = 8;
/** A field of the request that is no account; a date has fewer digits than any account in use. */
const NO_ACCOUNT = 'amount';
const FEWEST_DIGITS = 9;

/**
 * How a destination is named in a question, as on a receipt: `•••• 3000`, `a••••@example.com`. Undefined where no field
 * looks like an account: a number, or an address with an `@`.
 */
export function destinationOf({ fields = {}, wallet }: WishDetails): string | undefined {
  const given = [wallet, ...Object.entries(fields).flatMap(([name, value]) => (name === NO_ACCOUNT ? [] : [value]))];
  const texts = given.filter((one) => typeof one === 'string' && one.length >= SHORTEST_SHOWN) as string[];
  const digits = (text: string) => text.replace(/\D/gu, '').length;
  // The one with the most digits: an IBAN rather than the tax number that is asked for beside it.
  const [number] = texts.filter((text) => digits(text) >= FEWEST_DIGITS).sort((a, b) => digits(b) - digits(a));
  if (number !== undefined) return `••••\u00a0${number.replace(/\s/gu, '').slice(-4)}`;
  const [, first, domain] = texts.map((text) => /^(.).*(@.+)$/su.exec(text)).find(Boolean) ?? [];
  return domain === undefined ? undefined : `${first}••••${domain}`;
}

/** The player's wishes: what is confirmed, told apart by digests under the player's key. */
export class Wishes {
  constructor(
    private readonly storage: Pick<SessionStore, 'read' | 'write'>,
    private readonly random: Pick<Random, 'uuid'>,
  ) {}

  /**
   * The wish to pay with these details, which is what the player has confirmed. `destination`: how the gateway names it.
   * `asked`: names of the fields that the gateway has asked for since the payment was begun.
   */
  of(
    intent: Pick<AttemptIntent, 'flow' | 'methodName' | 'amount' | 'currency'>,
    details: WishDetails,
    destination = destinationOf(details),
    asked: readonly string[] = [],
  ): AttemptIntent {
    const begun = Object.entries(details.fields ?? {}).filter(([name]) => !asked.includes(name));
    const base = asked.length > 0 ? this.digest({ ...details, fields: Object.fromEntries(begun) }) : undefined;
    return { ...intent, digest: this.digest(details), base, destination };
  }

  /** Tells whether two attempts were begun under one key, which no other player has (player-storage.ts). */
  get mark(): string {
    return this.digest({});
  }

  private digest(details: WishDetails): string {
    return digestOf(keyOfWishes(this.storage, this.random), details);
  }
}
