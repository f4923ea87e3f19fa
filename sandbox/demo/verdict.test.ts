import { expect, it } from 'vitest';
import { verdictOn } from './verdict';

it('says what can be read on a brand’s colour, and what is done where it can’t', () => {
  expect(verdictOn('')).toBe('');
  expect(verdictOn('#0a7a3c')).toMatch(
    /^White text on it: 5\.\d to 1, readable\. .*light theme: .*dark theme: lightened/,
  );
  expect(verdictOn('#ffe000')).toMatch(/black text is used, .*light theme: darkened/);
  expect(verdictOn('green')).toContain('#0a7a3c');
});
