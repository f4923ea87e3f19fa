import { describe, expect, it } from 'vitest';
import { returnUrl } from './return-url';

const sources = { setting: '', schema: '', host: '', ownOrigin: 'https://cashier.example' };

describe('returnUrl', () => {
  it.each([
    [{ setting: 'https://brand.example/back', schema: 'https', host: 'host.example' }, 'https://brand.example/back'],
    [{ schema: 'https', host: 'host.example' }, 'https://host.example'],
    [{ schema: 'https:', host: 'host.example:8080' }, 'https://host.example:8080'],
    [{ schema: 'https://', host: 'host.example' }, 'https://host.example'],
    [{ schema: 'https' }, 'https://cashier.example'],
    [{ host: 'host.example' }, 'https://cashier.example'],
    [{ schema: 'javascript', host: 'alert(1)' }, 'https://cashier.example'],
    [{ setting: 'javascript:alert(1)', schema: 'https', host: 'host.example' }, 'https://host.example'],
    [{}, 'https://cashier.example'],
  ])('of %j is %s', (given, expected) => {
    expect(returnUrl({ ...sources, ...given })).toBe(expected);
  });
});
