import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { widgetHeaders } from './csp';
import { fillJsonBlock } from './json-block';
import { httpUrl } from './url';

describe('fillJsonBlock', () => {
  const page = '<p>$1</p><script type="application/json" id="cashier-settings">{}</script><p>after</p>';

  it('gives back any value, and leaves the rest of the page as it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const filled = fillJsonBlock(page, 'cashier-settings', value);
        const [, text, rest] = /settings">(.*?)<\/script>(.*)$/s.exec(filled)!;
        expect(JSON.stringify(JSON.parse(text!))).toBe(JSON.stringify(value));
        expect(rest).toBe('<p>after</p>');
      }),
    );
  });

  it.each(['</script><script>', '<!--<script>', '$& $1 $$'])('keeps %s inside the block', (text) => {
    const filled = fillJsonBlock(page, 'cashier-settings', { text });
    expect(filled.match(/<\/script>/g)).toHaveLength(1);
    expect(JSON.parse(/settings">(.*?)<\/script>/.exec(filled)![1]!)).toEqual({ text });
  });

  it('says so when the page has no such block', () => {
    expect(() => fillJsonBlock('<p>', 'cashier-settings', {})).toThrow('cashier-settings');
  });
});

describe('httpUrl', () => {
  it.each([
    ['https://shop.example/a?b=c', 'https://shop.example/a?b=c'],
    ['javascript:alert(1)', null],
    [' javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['//shop.example', null],
    ['', null],
    [undefined, null],
  ])('%s: %s', (text, expected) => {
    expect(httpUrl(text)).toBe(expected);
  });
});

describe('widgetHeaders', () => {
  const policyOf = (settings: object, host = 'localhost:4100', html = '') =>
    widgetHeaders({ host, frameAncestors: [], settings, html })['Content-Security-Policy']!;

  it('opens connections to what the settings name, and to nothing else', () => {
    const policy = policyOf({
      apiUrl: 'https://api.example/base',
      monitoring: { dsn: 'https://key@monitoring.example/1' },
    });
    expect(policy).toContain("connect-src 'self' wss://api.example https://api.example https://monitoring.example;");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('lets the fonts of the settings in, and no others', () => {
    expect(policyOf({})).toContain("font-src 'self';");
    const files = [
      { url: 'https://fonts.example/a.woff2' },
      { url: 'https://fonts.example/b.woff2' },
      { url: 'c.woff2' },
    ];
    expect(policyOf({ brandFont: { family: 'Brand', files } })).toContain("font-src 'self' https://fonts.example;");
  });

  // The hash is from: echo -n 'start()' | openssl dgst -sha256 -binary | base64
  it('lets run the scripts that stand in the page, and no other text', () => {
    const html = '<script type="application/json">{}</script><script type="module" async>start()</script>';
    expect(policyOf({}, 'localhost:4100', html)).toContain(
      "script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00=';",
    );
  });

  it('does not let a Host header write the policy', () => {
    expect(policyOf({}, "x; script-src 'unsafe-inline'")).not.toContain('unsafe');
  });
});
