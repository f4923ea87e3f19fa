import type * as v from 'valibot';

/** A time that names no zone (contract 5). */
const WITHOUT_ZONE = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d(?:\.\d+)?)?$/;
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
 * The value that is meant by one of another type, where that is clear: `5` for a text, `"5"` for a number, `"true"` for a
 * truth value, `"post"` for `POST`, a time without a zone for one in UTC. Anything else is given back as it came.
 */
export function coerce(schema: v.GenericSchema, input: unknown): unknown {
  const { options, pipe } = schema as Leaf;
  if (schema.type === 'string') {
    // A whole number beyond 2^53 has lost digits on its way: no id or account of anybody.
    if (typeof input === 'number') return isExact(input) ? String(input) : input;
    const isTime = pipe?.some(({ type }) => type === 'iso_timestamp');
    return isTime && typeof input === 'string' ? withZone(input) : input;
  }
  if (schema.type === 'number') return typeof input === 'string' && NUMBER.test(input) ? Number(input) : input;
  if (schema.type === 'boolean') return TRUTHS.find(([text]) => text === String(input).toLowerCase())?.[1] ?? input;
  if (schema.type === 'picklist' && typeof input === 'string') {
    const wanted = input.trim().toLowerCase();
    return options?.find((option) => String(option).toLowerCase() === wanted) ?? input;
  }
  return input;
}

const isExact = (input: number) => Number.isFinite(input) && Math.abs(input) <= Number.MAX_SAFE_INTEGER;

function withZone(text: string): string {
  return text.replace(WITHOUT_ZONE, (_, day: string, time: string, seconds = ':00') => `${day}T${time}${seconds}Z`);
}
