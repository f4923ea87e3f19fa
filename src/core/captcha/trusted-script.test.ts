import { describe, expect, it } from 'vitest';
import { fakeLocale } from '../locale/locale.fake';
import { fakeSettings } from '../settings/settings.fake';
import { ManualClock } from '../time/clock.fake';
import { FakeCaptchaPage } from './captcha-page.fake';
import { GrecaptchaCaptcha } from './grecaptcha-captcha';

describe('Trusted Types', () => {
  it('makes one policy, which lets the configured addresses pass and no other', async () => {
    const page = new FakeCaptchaPage();
    const scripts = {
      v2ScriptUrl: 'https://captcha.example/api.js',
      v3ScriptUrl: 'https://captcha.example/enterprise.js',
    };
    const settings = fakeSettings({ captcha: { v2SiteKey: 'key-2', v3SiteKey: 'key-3', ...scripts } });
    const captcha = new GrecaptchaCaptcha(settings, { page }, new ManualClock(), fakeLocale({}, 'pt-BR'));
    const rules: { createScriptURL(address: string): string }[] = [];
    const names: string[] = [];
    page.trustedTypes = {
      createPolicy: (name, rule) => {
        names.push(name);
        rules.push(rule);
        return { createScriptURL: (address) => ({ trusted: rule.createScriptURL(address) }) };
      },
    };
    void captcha.token('deposit', 'v3');
    void captcha.token('deposit', 'v2');
    expect(names).toEqual(['cashier-captcha']);
    expect(page.last.src).toEqual({ trusted: `${scripts.v2ScriptUrl}?render=explicit&hl=pt&trustedtypes=true` });
    for (const address of [
      'https://evil.example/api.js',
      'https://captcha.example/other.js',
      'data:text/javascript,1',
    ]) {
      expect(() => rules[0]?.createScriptURL(address)).toThrow(TypeError);
    }
  });
});
