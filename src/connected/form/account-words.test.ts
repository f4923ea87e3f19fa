import { describe, expect, it } from 'vitest';
import { accountWords, nameOf, takenName } from './account-words';

describe('a saved account', () => {
  it.each([
    ['Mine', { label: 'Mine', hint: 'Visa •••• 4242' }],
    [' Mine ', { label: 'Mine', hint: 'Visa •••• 4242' }],
    ['   ', { label: 'Visa •••• 4242' }],
    [null, { label: 'Visa •••• 4242' }],
  ])('that is named %j is called so, or as the gateway calls it', (name, words) => {
    const account = { label: 'Visa •••• 4242', name };
    expect(accountWords(account, undefined, { text: () => '' })).toEqual(words);
    expect(nameOf(account)).toBe(words.label);
  });

  it.each(['', ' '])('with the label %j alone is called by its id', (label) => {
    const account = { id: 'acc-7', label };
    expect(accountWords(account, undefined, { text: () => '' }).label).toBe('acc-7');
  });

  it('gets a name that is cut between characters', () => {
    const nines = 'n'.repeat(39);
    expect([takenName(`${nines}😀`), takenName(`${nines.slice(1)}😀!`)]).toEqual([nines, `${nines.slice(1)}😀`]);
  });
});
