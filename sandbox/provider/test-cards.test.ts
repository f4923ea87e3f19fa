import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEST_CARDS, inBlocks, judgeCard, passesLuhn } from './test-cards';

const NOW = Date.UTC(2026, 2, 31, 23, 59);
const judge = (changes: object) =>
  judgeCard({ number: '4242424242424242', expiry: '03/26', cvc: '123', ...changes }, NOW);

describe('test cards', () => {
  it.each(TEST_CARDS)('$number: $outcome, spaced or not', ({ number, outcome }) => {
    expect(judge({ number })).toEqual({ outcome });
    expect(judge({ number: inBlocks(number) })).toEqual({ outcome });
  });

  it.each([
    [{ number: '4242424242424241' }, ['number']],
    [{ number: '378282246310005' }, ['testOnly']],
    [{ number: '' }, ['number']],
    [{ number: '4242x' }, ['number']],
    [{ expiry: '02/26' }, ['expiry']],
    [{ expiry: '1226' }, null],
    [{ expiry: '00/30' }, ['expiry']],
    [{ cvc: '12' }, ['cvc']],
    [{ cvc: '1234' }, null],
    [{ expiry: 'x', cvc: '' }, ['expiry', 'cvc']],
  ])('%j: %j', (changes, problems) => {
    expect(judge(changes)).toEqual(problems ? { problems } : { outcome: 'approve' });
  });

  it('a card is over with the end of its month, in UTC', () => {
    const card = { number: '4242424242424242', expiry: '03/26', cvc: '123' };
    expect(judgeCard(card, Date.UTC(2026, 3, 1) - 1)).toEqual({ outcome: 'approve' });
    expect(judgeCard(card, Date.UTC(2026, 3, 1))).toEqual({ problems: ['expiry'] });
  });

  it('the check digit finds every single wrong digit', () => {
    const digit = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(fc.constantFrom(...TEST_CARDS), fc.nat(15), digit, ({ number }, place, wrong) => {
        const changed = number.slice(0, place) + wrong + number.slice(place + 1);
        expect(passesLuhn(changed)).toBe(changed === number);
      }),
    );
  });

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (number, expiry, cvc) => {
        expect(judgeCard({ number, expiry, cvc }, NOW)).toHaveProperty('problems');
      }),
    );
  });
});
