import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLeniently, readOrThrow } from './lenient';
import { FieldOption, MethodField, PaymentMethod } from './method';
import { ContractError } from './parse';
import { MAX_SHOWN, ShownText } from './primitives';
import { ReplyEnvelope } from './realtime';
import { Lock, SavedAccount } from './standing';

const LONG = 'x'.repeat(1_000_000);
const CUT = `${'x'.repeat(MAX_SHOWN - 1)}…`;
const pathsOf = (schema: Parameters<typeof readLeniently>[0], value: unknown) => {
  const read = readLeniently(schema, value, 'it');
  const problem = read.ok ? read.problem : read.error;
  return problem?.problems.map(({ path, reason }) => `${path} ${reason}`);
};

describe('a text that is too long', () => {
  it('is cut wherever players read it, and reported with its path', () => {
    const method = { name: 'bank', text: { en: LONG, pt: 'Banco' }, state: { level: 'down', reason: { en: LONG } } };
    expect(readOrThrow(PaymentMethod, method, 'it')).toMatchObject({
      text: { en: CUT, pt: 'Banco' },
      state: { level: 'down', reason: { en: CUT } },
    });
    expect(pathsOf(PaymentMethod, method)).toEqual(['text.en is too long', 'state.reason.en is too long']);
    const field = {
      name: 'city',
      label: LONG,
      tooltip: { en: LONG },
      values: [{ text: LONG, value: 'a', hint: LONG }],
    };
    expect(readOrThrow(MethodField, field, 'it')).toMatchObject({
      label: CUT,
      tooltip: { en: CUT },
      values: [{ text: CUT, value: 'a', hint: CUT }],
    });
    expect(readOrThrow(Lock, { flow: 'deposit', reason: 'risk', text: LONG }, 'it').text).toEqual({ en: CUT });
    const account = { id: 1, paymentMethod: 'bank', label: LONG, name: LONG, holder: LONG };
    expect(readOrThrow(SavedAccount, account, 'it')).toMatchObject({ label: CUT, name: CUT, holder: CUT });
    const reply = { messageId: 'a', status: 400, message: LONG };
    expect(readOrThrow(ReplyEnvelope, reply, 'it').message).toBe(CUT);
  });

  it('is told from what is no text', () => {
    expect(pathsOf(ShownText, {})).toEqual([' expected string, found object']);
  });

  it('is cut in the plain word that stands for all languages, or for an option, and what is sent stays whole', () => {
    expect(readOrThrow(PaymentMethod, { name: 'bank', text: LONG }, 'it').text).toEqual({ en: CUT });
    expect(readOrThrow(FieldOption, LONG, 'it')).toEqual({ text: CUT, value: LONG });
  });

  it('is none of a method’s name, which is sent back: that method is left out', () => {
    expect(() => readOrThrow(PaymentMethod, { name: LONG }, 'it')).toThrow(ContractError);
  });

  it('is cut between characters, and a text of the greatest length stays', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (text) => {
        const long = text.repeat(Math.ceil((MAX_SHOWN + 1) / text.length));
        const read = readOrThrow(ShownText, long, 'it');
        expect(read.length).toBeLessThanOrEqual(MAX_SHOWN);
        expect(() => encodeURIComponent(read)).not.toThrow();
        expect(long.startsWith(read.slice(0, -1))).toBe(true);
        const whole = long.slice(0, MAX_SHOWN);
        expect(readOrThrow(ShownText, whole, 'it')).toBe(whole);
      }),
    );
  });
});
