import { describe, expect, it } from 'vitest';
import { LoadedPayload } from '../contract/host';
import { PAGE_KEYS } from '../core/session/known-player';
import { changeTo } from './change-to';
import type { HostPayload } from './payload';
import { isOtherPlayer, pageOf } from './player';

const anna = { token: 'a1', userId: 'anna', currency: 'EUR', user: { name: 'Anna' } };
const unnamed = { token: 'a1', currency: 'EUR', paymentGeo: 'DE', user: { name: 'Anna' } };
const byNumber = { token: 'a1', user: { id_user: 7, name: 'Anna' } };

describe('a change is the same player’s', () => {
  it.each<[string, HostPayload, HostPayload]>([
    ['the same name with a new token and a new balance', anna, { userId: 'anna', token: 'a2', user: { name: 'A.' } }],
    ['the same name, and a partner', anna, { userId: 'anna', partnerKey: 'p', token: 'a2' }],
    ['the same name as a number', { ...anna, userId: '42' }, { userId: 42 as never, token: 'a2' }],
    ['a token alone', anna, { token: 'a2' }],
    ['a token alone, where nobody is named', unnamed, { token: 'a2' }],
    ['a token with the page’s own data', unnamed, { token: 'a2', lang: 'de', theme: 'dark', tokens: {} }],
    ['other data without a token', unnamed, { currency: 'BRL', user: { name: 'A.' } }],
    ['other data with the same token', unnamed, { token: 'a1', currency: 'BRL' }],
    ['the name of whose token it is', unnamed, { userId: 'anna' }],
    ['the first token of a page that knew nobody', { currency: 'EUR' }, { ...anna, currency: 'BRL' }],
    ['the same number in `user`', byNumber, { token: 'a2', user: { id_user: '7', name: 'A.' } }],
    ['a number beside the name', anna, { userId: 'anna', token: 'a2', user: { id_user: 9 } }],
    ['an empty name without another token', anna, { userId: '', lang: 'de' }],
  ])('%s', (_, known, change) => expect(isOtherPlayer(known, change)).toBe(false));
});

describe('a change is another player’s', () => {
  it.each<[string, HostPayload, HostPayload]>([
    ['another name', anna, { userId: 'ben', token: 'b1' }],
    [
      'the same name of another partner',
      { ...anna, partnerKey: 'p1' },
      { userId: 'anna', partnerKey: 'p2', token: 'b1' },
    ],
    ['another name without a token', anna, { userId: 'ben' }],
    ['another name with the same token', anna, { userId: 'ben', token: 'a1' }],
    ['another number in `user`', byNumber, { user: { id_user: 8 } }],
    ['another token, and no name any more', anna, { userId: '', token: 'b1' }],
    ['a token with a name, where nobody was named', unnamed, { token: 'b1', userId: 'ben' }],
    ['a token with unchanged data', unnamed, { ...unnamed, token: 'a2' }],
    ['a token with data and without the name that is known', anna, { token: 'b1', currency: 'EUR' }],
    ['a token with another `user`', unnamed, { token: 'b1', user: { name: 'Ben' } }],
    ['a token with another currency', unnamed, { token: 'b1', currency: 'BRL' }],
    ['a token with another country', unnamed, { token: 'b1', paymentGeo: 'BR' }],
    ['a token with a bonus', unnamed, { token: 'b1', bonusId: 'b' }],
    ['a token with bonuses', unnamed, { token: 'b1', bonusList: [] }],
    ['a token with another partner', unnamed, { token: 'b1', partnerKey: 'p' }],
    ['a token with experiments', unnamed, { token: 'b1', experiments: { a: 1 } }],
    ['a first token with another `user`', { user: { name: 'Anna' } }, { token: 'b1', user: { name: 'Ben' } }],
  ])('%s', (_, known, change) => expect(isOtherPlayer(known, change)).toBe(true));
});

describe('whole payloads, one after the other', () => {
  const isOther = (...payloads: HostPayload[]) => {
    let known: HostPayload = {};
    return payloads.map((payload, index) => {
      const change = changeTo(payload, payloads[index - 1]);
      const other = isOtherPlayer(known, change);
      // As the open cashier merges them (open-cashier.ts).
      known = { ...known, ...change, ...{ token: change.token || known.token, userId: change.userId || known.userId } };
      return other;
    });
  };

  it('name another player by what they no longer say', () => {
    const { user: _user, ...nobody } = unnamed;
    expect(isOther(unnamed, { ...nobody, token: 'b1' })).toEqual([false, true]);
    expect(isOther(anna, { token: 'b1', currency: 'EUR', user: anna.user })).toEqual([false, true]);
    expect(isOther(anna, { currency: 'EUR' }, { currency: 'EUR', token: 'b1' })).toEqual([false, false, true]);
  });

  it('are one player’s as long as name, or number, stay', () => {
    expect(isOther(anna, { userId: 'anna', token: 'a2' }, { userId: 'anna' }, anna)).toEqual(Array(4).fill(false));
    expect(isOther(byNumber, { ...byNumber, token: 'a2' })).toEqual([false, false]);
    expect(isOther(unnamed, { ...unnamed, currency: 'BRL' })).toEqual([false, false]);
  });
});

it('the next player gets what the page has said of itself, as in the cashier, and nothing else', () => {
  const every = Object.fromEntries([...Object.keys(LoadedPayload.entries), 'email'].map((key) => [key, 'said']));
  expect(Object.keys(pageOf(every)).sort()).toEqual([...PAGE_KEYS].sort());
});
