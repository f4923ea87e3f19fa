import { describe, expect, it } from 'vitest';
import { returnUrl } from './return-url';

const sources = {
  setting: '',
  schema: '',
  host: '',
  ownAddress: 'https://cashier.example/pay/?v=2#/deposit',
  lang: 'pt-BR',
};
const ours = 'https://cashier.example/pay/?page=return&lang=pt-BR';

describe('returnUrl', () => {
  it.each([
    [{ setting: 'https://brand.example/back', schema: 'https', host: 'host.example' }, 'https://brand.example/back'],
    [{ schema: 'https', host: 'host.example' }, 'https://host.example'],
    [{ schema: 'https:', host: 'host.example:8080' }, 'https://host.example:8080'],
    [{ schema: 'https://', host: 'host.example' }, 'https://host.example'],
    [{ schema: 'https' }, ours],
    [{ host: 'host.example' }, ours],
    [{ schema: 'javascript', host: 'alert(1)' }, ours],
    [{ setting: 'javascript:alert(1)', schema: 'https', host: 'host.example' }, 'https://host.example'],
    [{}, ours],
  ])('of %j is %s', (given, expected) => {
    expect(returnUrl({ ...sources, ...given })).toBe(expected);
  });
});
