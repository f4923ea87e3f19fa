import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canExplode, longestTested } from './exploding-pattern';

describe('canExplode', () => {
  it.each([
    '(a+)+',
    '^([A-Za-z]+ ?)+$',
    '(a|aa)*',
    '((a{2,})b?){1,50}',
    '(?:\\d+)*',
    '([^)]+)+',
    '(x(y+)z)*',
    // Bounds below ten, one within the other.
    '^(\\d{1,9}){1,9}$',
    '^((a{1,5}){1,5}){1,5}$',
    '(x+x+){1,9}y',
    '^(([A-Z]{1,8} ?){1,8},? ?){1,8}$',
    '^(.*,){9}$',
    // No repetition in it, but as many choices.
    '^(a?){25}a{25}$',
    '^a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a{24}$',
    '^(a|b|ab|[ab]b){1,9}(a|b|ab|[ab]b){1,9}$',
  ])('suspects %s', (source) => expect(canExplode(source)).toBe(true));
  it.each([
    '^\\d{16,19}$',
    '^[A-Z]{4}0[A-Z0-9]{6}$',
    '^(?:\\+7|8)\\d{10}$',
    '[(a+)+]',
    '\\(a+\\)+',
    '(ab)+',
    '^(\\d{4} ?){4}$',
    '^(\\d{4}[ -]?){3}\\d{4}$',
    '^[A-Z]{2}\\d{2}( ?[A-Z0-9]{4}){2,7}( ?[A-Z0-9]{1,4})?$',
    '^\\+?\\d{1,3}[ -]?\\(?\\d{1,4}\\)?([ -]?\\d{1,4}){1,5}$',
    '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$',
    '^[\\w.+-]{1,64}@[\\w-]{1,63}(\\.[\\w-]{1,63}){1,3}$',
    '^(0[1-9]|[12]\\d|3[01])[./-](0[1-9]|1[0-2])[./-](19|20)\\d{2}$',
    '^[A-Za-z]+( [A-Za-z]+){1,3}$',
    '^\\d{3}\\.?\\d{3}\\.?\\d{3}-?\\d{2}$',
    '^(([0-9]{1,3})\\.){3}[0-9]{1,3}$',
    '^(?=.*\\d)(?=.*[a-z]).{8,32}$',
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
    ['^.*.*.*.*x$', 75],
    ['^\\d*\\d*\\d*\\d*\\d*x$', 42],
    ['^([A-Z]+ ?)+$', 21],
    ['^(\\d{1,9}){1,9}$', 24],
    ['^((a{1,5}){1,5}){1,5}$', 15],
    ['^((((a+)+)+)+)+$', 10],
    ['^(\\d{4} ?){4}$', 256],
    ['^[A-Za-z]+( [A-Za-z]+){1,3}$', 94],
    ['^a\\*b\\+c\\*d\\+e$', 256],
  ])('of %s is %i', (source, length) => expect(longestTested(source)).toBe(length));
});
