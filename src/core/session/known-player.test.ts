import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { LoadedPayload } from '../../contract/host';
import { KnownPlayer } from './known-player';

const anna = { token: 'a', userId: 'anna', currency: 'EUR', paymentGeo: 'DE', user: { name: 'Anna', id_user: '7' } };
const { userId: _userId, user: _user, ...unnamed } = anna;

const read = (raw: object) => v.parse(LoadedPayload, raw);
const playerOf = (raw: object) => new KnownPlayer(read(raw), read(raw).token);
const admits = (player: KnownPlayer, raw: object) => player.admits(read(raw), new Set(Object.keys(raw)));

describe('a message of the host', () => {
  it.each<[string, object, object, boolean]>([
    ['with the same name', anna, { ...anna, token: 'b', currency: 'USD' }, true],
    ['with another name', anna, { ...anna, userId: 'ben' }, false],
    ['with the same name, of another partner', { ...anna, partnerKey: 'p1' }, { ...anna, partnerKey: 'p2' }, false],
    ['with the same name, and a partner', anna, { ...anna, token: 'b', partnerKey: 'p' }, true],
    ['with another name and the same token', anna, { userId: 'ben', token: 'a' }, false],
    ['with a token alone', anna, { token: 'b' }, true],
    ['with a token and data, without the name', anna, { token: 'b', currency: 'EUR', paymentGeo: 'DE' }, false],
    ['with a token and another user, without a name', anna, { token: 'b', user: { name: 'Ben' } }, false],
    ['with another language', anna, { lang: 'de', theme: 'dark' }, true],
    ['with a bonus, and the same token', unnamed, { ...unnamed, bonusId: '4' }, true],
    ['of a player without a name: a token alone', unnamed, { token: 'b' }, true],
    [
      'of a player without a name: a token with all that was said',
      unnamed,
      { ...unnamed, token: 'b', lang: 'de' },
      false,
    ],
    [
      'of a player without a name: a token and the page’s data',
      unnamed,
      { token: 'b', lang: 'de', theme: 'dark' },
      true,
    ],
    [
      'of a player without a name: a token and another currency',
      unnamed,
      { ...unnamed, token: 'b', currency: 'USD' },
      false,
    ],
    ['of a player without a name: a token and a user', unnamed, { token: 'b', user: { name: 'Ben' } }, false],
    ['of a player without a name: a token and a name', unnamed, { token: 'b', userId: 'ben' }, false],
    ['that names a player who had no name', unnamed, { ...unnamed, userId: 'anna' }, true],
    ['that signs in', { ...unnamed, token: '' }, { ...unnamed, token: 'b', userId: 'ben' }, false],
    [
      'named by the id of the user alone',
      { token: 'a', user: { id_user: '7' } },
      { token: 'b', user: { id_user: '8' } },
      false,
    ],
  ])('%s', (_what, before, next, isOurs) => {
    expect(admits(playerOf(before), next)).toBe(isOurs);
  });

  it('of another player takes from the first one what is the page’s, and nothing else', () => {
    const player = playerOf({ ...anna, theme: 'dark', closingButton: false, bonusId: '4', bonusList: [] });
    const next = { token: 'b', userId: 'ben', currency: 'USD' };
    expect(player.payloadAfter(read(next), new Set(Object.keys(next)))).toEqual(
      read({ ...next, paymentGeo: 'DE', theme: 'dark', closingButton: false }),
    );
  });
});

describe('a push of login.token', () => {
  it.each<[string, object, object, boolean]>([
    ['with a token alone', anna, { token: 'b' }, true],
    ['with a balance', anna, { balanceData: { primary: { amount: 5, currency: 'EUR' } } }, true],
    ['with the known id', anna, { token: 'b', id_user: '7' }, true],
    ['with another id', anna, { token: 'b', id_user: '8' }, false],
    ['with another id and no token', anna, { id_user: '8', name: 'Ben' }, false],
    ['with an id where the host gave its own alone', { token: 'a', userId: '7' }, { token: 'b', id_user: '8' }, false],
    ['with the id that the host gave', { token: 'a', userId: '7' }, { token: 'b', id_user: '7' }, true],
    ['with a token and the known name', anna, { token: 'b', name: 'Anna', id_user: '7' }, true],
    ['with a token and another name', anna, { token: 'b', name: 'Ben' }, false],
    ['with another name and no token, as after a change of the profile', anna, { name: 'Anna B.' }, true],
    ['with a token and an id of another kind', anna, { token: 'b', hash_id: 'h7', name: 'Anna' }, true],
    ['without a name: a token and what nobody has said', unnamed, { token: 'b', name: 'Ben' }, false],
    ['without a name: a token and an id that nobody has said', unnamed, { token: 'b', id_user: '8' }, false],
    ['without a name: data alone', unnamed, { name: 'Anna', id: '8' }, true],
    [
      'without a name: a token and the name that the host gave',
      { ...unnamed, user: { name: 'Anna' } },
      { token: 'b', name: 'Anna' },
      true,
    ],
  ])('%s', (_what, before, next, isOurs) => {
    expect(playerOf(before).admitsUser(next)).toBe(isOurs);
  });

  it('is compared with the ids of earlier pushes', () => {
    const player = playerOf({ token: 'a' });
    expect([player.admitsUser({ id: '1' }), player.admitsUser({ id: '1' }), player.admitsUser({ id: '2' })]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('of another player begins without a name, and with nothing of the first one', () => {
    const payload = playerOf(anna).payloadOf({ token: 'b', id_user: '8', currency: 'USD' });
    expect(payload).toEqual(
      read({ token: 'b', currency: 'USD', paymentGeo: 'DE', user: { id_user: '8', currency: 'USD' } }),
    );
  });
});
