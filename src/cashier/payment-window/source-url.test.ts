import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBase64Url, toBase64Url } from './base64-url';
import { decodeInputs, encodeInputs, externalFormAddress, formAddress } from './form-address';
import { readFormRequest } from './read-form-request';
import { parseHttpUrl, parseSource, plainValues, withQuery } from './source-url';

const inputsOf = fc.dictionary(
  fc.string({ unit: 'binary' }).filter((key) => key !== '__proto__'),
  fc.string({ unit: 'binary' }),
);
const queryOf = (address: string) =>
  Object.fromEntries(new URLSearchParams(address.slice(address.indexOf('#/form?') + '#/form?'.length)));

describe('parseHttpUrl', () => {
  it.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://cashier.example/1',
    'file:///etc/passwd',
    'intent://pay',
    '/relative',
    'acquirer.example/pay',
    'https://',
    '',
  ])('refuses %j, without quoting it', (address) => {
    let caught: unknown;
    try {
      parseHttpUrl(address);
    } catch (error) {
      caught = error;
    }
    expect(caught).toMatchObject({ code: 'source.invalidUrl' });
    if (address) expect(String(caught)).not.toContain(address);
  });

  it('lets nothing but http and https through, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.string().map((rest) => `javascript:${rest}`),
        ),
        (address) => {
          try {
            expect(parseHttpUrl(address).protocol).toMatch(/^https?:$/);
          } catch (error) {
            expect(error).toMatchObject({ code: 'source.invalidUrl' });
          }
        },
      ),
    );
  });
});

describe('parseSource', () => {
  const rules = { base: 'https://gateway.example/api', appLinkSchemes: ['mybank'] };

  it.each([
    ['https://acquirer.example/pay', 'https://acquirer.example/pay'],
    ['/pay/1?x=%20', 'https://gateway.example/pay/1?x=%20'],
    ['pay/1', 'https://gateway.example/api/pay/1'],
    ['./pay', 'https://gateway.example/api/pay'],
    ['../pay', 'https://gateway.example/pay'],
    ['?order=1', 'https://gateway.example/api/?order=1'],
    ['//acquirer.example/pay', 'https://acquirer.example/pay'],
    ['mybank://pay?order=1', 'mybank://pay?order=1'],
  ])('reads %s as %s', (address, href) => {
    expect(parseSource(address, rules).href).toBe(href);
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'javascript%3Aalert(1)',
    'java&Tab;script:alert(1)',
    'data:text/html,x',
    'app://pay',
    'intent://pay',
    'acquirer.example/pay',
    'not an address',
    'https://',
    '',
  ])('refuses %j', (address) => {
    expect(() => parseSource(address, rules)).toThrow(expect.objectContaining({ code: 'source.invalidUrl' }));
  });
});

describe('withQuery', () => {
  const getUrl = (address: string, data: Parameters<typeof withQuery>[1]) => withQuery(new URL(address), data);

  it('leaves what came letter by letter: it may be signed', () => {
    const url = 'https://acquirer.example/pay~x?a=%20b&sig=a%2Bb~c';
    expect(getUrl(url, null)).toBe(url);
    expect(getUrl(url, { token: 'a b' })).toBe(`${url}&token=a+b`);
  });

  it('adds the plain values of the data as query parameters and skips what feeds a page', () => {
    const data = { token: 'a b&c', theme: 'dark', pix: { code: '000' }, count: 3, flag: true } as never;
    expect(getUrl('https://acquirer.example/pay?theme=light&keep=1#top', data)).toBe(
      'https://acquirer.example/pay?keep=1&token=a+b%26c&theme=dark&count=3&flag=true#top',
    );
    expect(getUrl('https://acquirer.example/pay', null)).toBe('https://acquirer.example/pay');
  });

  it('carries any text unharmed', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ unit: 'grapheme' }), (name, value) => {
        const values = plainValues({ [name]: value });
        expect(new URL(getUrl('https://a.example/', values)).searchParams.get(name)).toBe(values[name] ?? null);
      }),
    );
  });
});

describe('the address of the form page', () => {
  const form = { action: 'https://acquirer.example/3ds?x=1&y=2', inputs: { PaReq: 'secret é+/=' } };

  it('names action and method in the fragment and holds no input', () => {
    const address = formAddress('https://cashier.example/widget/?brand=1#/deposit/redirect/base', form);
    expect(address.startsWith('https://cashier.example/widget/?brand=1#/form?')).toBe(true);
    expect(address).not.toContain('secret');
    expect(readFormRequest(queryOf(address))).toEqual({ action: form.action, method: 'POST', inputs: undefined });
  });

  it('holds the inputs in its fragment for an external browser, which no server sees', () => {
    const address = externalFormAddress('https://cashier.example/widget/', form);
    expect(new URL(address).search).toBe('');
    expect(readFormRequest(queryOf(address))).toEqual({ action: form.action, method: 'POST', inputs: form.inputs });
  });

  it('carries any inputs there and back', () => {
    fc.assert(
      fc.property(inputsOf, (inputs) => {
        expect(JSON.parse(decodeInputs(encodeInputs(inputs)) ?? '')).toEqual(JSON.parse(JSON.stringify(inputs)));
      }),
    );
  });
});

describe('readFormRequest', () => {
  it.each([
    [{ action: 'javascript:alert(1)', method: 'POST' }, 'source.invalidUrl'],
    [{ method: 'POST' }, 'form.invalid'],
    [{ action: 'https://a.example', method: 'PUT' }, 'form.invalid'],
    [{ action: 'https://a.example', inputs: '%%%' }, 'form.invalid'],
    [{ action: 'https://a.example', inputs: encodeInputs({}).slice(1) }, 'form.invalid'],
    [{ action: 'https://a.example', inputs: toBase64Url('{"a":1}') }, 'form.invalid'],
    [{ action: 'https://a.example', inputs: toBase64Url('not json') }, 'form.invalid'],
  ])('refuses %j with %s', (query, code) => {
    expect(() => readFormRequest(query)).toThrow(expect.objectContaining({ code }));
  });

  it('refuses or reads anything, and throws nothing else', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('action', 'method', 'inputs'), fc.string()), (query) => {
        try {
          readFormRequest(query);
        } catch (error) {
          expect(error).toMatchObject({ name: 'AppError' });
        }
      }),
    );
  });
});

describe('base64url', () => {
  it('gives back what it was given, or nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(toBase64Url(text)).toMatch(/^[\w-]*$/);
        expect(fromBase64Url(toBase64Url(text))).toBe(text);
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => void fromBase64Url(text)));
  });
});
