import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canExplode, longestTested } from './exploding-pattern';

describe('canExplode', () => {
  it.each(['(a+)+', '^([A-Za-z]+ ?)+$', '(a|aa)*', '((a{2,})b?){1,50}', '(?:\\d+)*', '([^)]+)+', '(x(y+)z)*'])(
    'suspects %s',
    (source) => expect(canExplode(source)).toBe(true),
  );
  it.each([
    '^\\d{16,19}$',
    '^[A-Z]{4}0[A-Z0-9]{6}$',
    '^(?:\\+7|8)\\d{10}$',
    '[(a+)+]',
    '\\(a+\\)+',
    '(ab)+',
    '^(\\d{4} ?){4}$',
  ])('trusts %s', (source) => expect(canExplode(source)).toBe(false));
  it('answers to any text', () => {
    fc.assert(
      fc.property(fc.string(), (source) => {
        expect(typeof canExplode(source)).toBe('boolean');
      }),
    );
  });
});

describe('longestTested', () => {
  it.each([
    ['^\\d{16,19}$', 256],
    ['^\\S+@\\S+\\.[a-z]+$', 256],
    ['^.*.*.*.*x$', 66],
    ['^\\d*\\d*\\d*\\d*\\d*x$', 28],
    ['^([A-Z]+ ?)+$', 20],
    ['^a\\*b\\+c\\*d\\+e$', 256],
  ])('of %s is %i', (source, length) => expect(longestTested(source)).toBe(length));
});
