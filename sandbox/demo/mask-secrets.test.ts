import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskSecrets } from './mask-secrets';

describe('maskSecrets', () => {
  it('keeps everything but tokens', () => {
    const message = {
      type: 'loaded',
      payload: { token: 'demo-player', lang: 'en', list: [{ token: 'short' }], none: null },
    };
    expect(maskSecrets(message)).toEqual({
      type: 'loaded',
      payload: { token: 'de••••••', lang: 'en', list: [{ token: '••••••' }], none: null },
    });
    expect(message.payload.token).toBe('demo-player');
  });

  it.each([
    ['', ''],
    [{ secret: 1 }, ''],
    [5, ''],
  ])('shows nothing of %o', (token, shown) => {
    expect(maskSecrets({ token })).toEqual({ token: shown });
  });

  it('never lets a token through', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{3,40}$/u), (token) => {
        expect(JSON.stringify(maskSecrets([{ user: { token } }]))).not.toContain(token);
      }),
    );
  });
});
