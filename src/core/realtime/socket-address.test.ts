import { describe, expect, it } from 'vitest';
import { REALTIME_PATH } from '../../contract/realtime';
import { playerSession } from './channel.fake';
import { socketAddress } from './socket-address';

const PAGE = 'https://cashier.example';

describe('the address of the channel', () => {
  it.each([
    ['https://api.example', 'https://api.example', ''],
    ['https://api.example:8443/', 'https://api.example:8443', ''],
    ['https://api.example/pay//', 'https://api.example', '/pay'],
    ['/pay/v2', PAGE, '/pay/v2'],
    ['', PAGE, ''],
  ])('%j is %s, below %j', (apiUrl, origin, base) => {
    expect(socketAddress(apiUrl, PAGE, playerSession())).toMatchObject({ origin, path: base + REALTIME_PATH });
  });

  it('is whole by itself where the page has no origin', () => {
    expect(socketAddress('https://api.example', '', playerSession()).origin).toBe('https://api.example');
    expect(() => socketAddress('', '', playerSession())).toThrow(TypeError);
  });

  it('says what the session is, and the platform of a native one alone', () => {
    const common = { Authorization: 'token-1', Language: 'pt-BR', xorigin: 'https://brand.example' };
    const queryOf = (session = playerSession()) => socketAddress(PAGE, PAGE, session).query;
    expect(queryOf()).toEqual({ ...common, cashier_type: 'widget' });
    expect(queryOf(playerSession({ isNative: true, platform: 'android' }))).toEqual({
      ...common,
      ...{ cashier_type: 'widget', isNative: 'true', platform: 'android' },
    });
  });
});
