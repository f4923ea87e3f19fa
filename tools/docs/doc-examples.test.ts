/** What the examples of the guides must not do with the player's token. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const example = (file: string) => readFileSync(`docs/examples/${file}`, 'utf8').replaceAll(/^\s*(?:#|\/\/).*$/gm, '');

it('nginx writes no query to its logs: the socket’s has the token', () => {
  const conf = example('nginx.conf');
  const [, name, format] = /log_format (\w+)([^;]*);/.exec(conf) ?? [];
  expect(format).toContain('$uri');
  expect(format).not.toMatch(/\$(?:request|request_uri|args|query_string|is_args|arg_\w+|http_referer)\b/);
  const logs = [...conf.matchAll(/access_log [^;]*;/g)].map(([line]) => line);
  expect(logs).toEqual([expect.stringMatching(new RegExp(` ${name};$`))]);
  const [, socket] = /location \/api\/v4\/socket\.io\/ \{([^}]*)\}/.exec(conf) ?? [];
  expect(socket).toMatch(/error_log \S+ crit;/);
});

it('the iOS app gives the player’s data to the cashier’s own pages alone', () => {
  const app = example('native.swift');
  const [, origin] = /let origin = "([^"]+)"/.exec(app) ?? [];
  const [, condition] = /let script =\s+"(.*)" \+/.exec(app) ?? [];
  const script = `${condition!.replaceAll('\\"', '"').replace('"\\(origin)"', `"${origin}"`)}{"token":"secret"}`;
  const told = (at: string) => {
    const window: { billingUserData?: object } = {};
    runInNewContext(script, { window, location: { origin: at } });
    return window.billingUserData;
  };
  expect(told('https://cashier.example.com')).toEqual({ token: 'secret' });
  for (const at of [
    'https://provider.example',
    'http://cashier.example.com',
    'https://cashier.example.com.evil.example',
  ])
    expect(told(at)).toBeUndefined();
  expect(app).toMatch(/removeAllUserScripts\(\)\s+if isCashier\(action\.request\.url\) \{ content\.addUserScript/);
});
