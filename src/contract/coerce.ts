import type * as v from 'valibot';

/** A time with or without a time zone (contract 5); PostgreSQL writes `2026-03-01 10:00:00+00`. */
const TIME = /^(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d)(?:(:\d\d)(?:[.,](\d{1,9})\d*)?)?\s?([Zz]|[+-]\d\d(?::?\d\d)?)?$/;
const NUMBER = /^\s*[+-]?\d+(?:\.\d+)?\s*$/;
const TRUTHS: readonly [string, boolean][] = [
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
];

interface Leaf {
  options?: readonly unknown[];
  pipe?: readonly { type: string }[];
}

/**
 * Converts a value of another type where the intended one is clear: `5` for a text, `"5"` for a number, `"true"` for a
 * boolean, `"post"` for `POST`. A time without a zone is read as UTC; one with a zone that engines cannot parse, or that
 * is counted since the epoch, is rewritten. Any other value is returned unchanged.
 */
export function coerce(schema: v.GenericSchema, input: unknown): unknown {
  const { options, pipe } = schema as Leaf;
  if (schema.type === 'string') {
    const isTime = pipe?.some(({ type }) => type === 'iso_timestamp');
    if (isTime) return timeOf(input);
    // A whole number beyond 2^53 has lost digits in JSON, so it cannot be a valid id or account.
    return typeof input === 'number' && isExact(input) ? String(input) : input;
  }
  if (schema.type === 'number') return typeof input === 'string' && NUMBER.test(input) ? Number(input) : input;
  if (schema.type === 'boolean' && (typeof input === 'string' || typeof input === 'number')) {
    return TRUTHS.find(([text]) => text === String(input).toLowerCase())?.[1] ?? input;
  }
  if (schema.type === 'picklist' && typeof input === 'string') {
    const wanted = input.trim().toLowerCase();
    return options?.find((option) => String(option).toLowerCase() === wanted) ?? input;
  }
  return input;
}

/** A time in seconds or milliseconds since the epoch, from 2001 to 2286; a smaller number may be a duration. */
const EPOCH = /^(\d{10})(\d{3})?(\.\d+)?$/;

function timeOf(input: unknown): unknown {
  if (typeof input !== 'number' && typeof input !== 'string') return input;
  const [, seconds, ms, fraction = ''] = EPOCH.exec(String(input)) ?? [];
  if (seconds === undefined) return withZone(String(input));
  return new Date(ms === undefined ? Number(seconds + fraction) * 1000 : Number(seconds + ms)).toISOString();
}

const isExact = (input: number) => Number.isFinite(input) && Math.abs(input) <= Number.MAX_SAFE_INTEGER;

function withZone(text: string): string {
  const [, day, time, seconds = ':00', fraction, zone = 'Z'] = TIME.exec(text) ?? [];
  if (day === undefined) return text;
  const offset = zone.length === 1 ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`;
  return `${day}T${time}${seconds}${fraction ? `.${fraction}` : ''}${offset}`;
}
