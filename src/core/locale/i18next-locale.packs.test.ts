import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeLogger } from '../console/logger.fake';
import { noResponses } from '../http/prefetched-responses';
import { reply, startTestServer, type TestServer } from '../http/test-server.fake';
import { fakeSession } from '../session/session.fake';
import { fakeSettings } from '../settings/settings.fake';
import { I18nextLocale } from './i18next-locale';
import { languagePacks } from './language-packs';
import { textTag } from './language-tag';
import type { Locale, MessageKey } from './locale';
import { matchLanguage } from './pick-language';

let server: TestServer;
beforeEach(async () => void (server = await startTestServer()));
afterEach(() => server.close());

const FILES: Record<string, unknown> = {
  '/locales/en.json': { pay: 'Pay {{sum}}', title: 'Deposit', more_one: 'one more', more_other: '{{count}} more' },
  '/locales/ru.json': { pay: 'Оплатить {{sum}}', title: 'Пополнение', more_few: '{{count}} ещё' },
  '/locales/pix/en.json': { title: 'Pix', note: 'English note' },
  '/texts/ar.json': {
    core: { title: 'الإيداع', more_two: 'اثنان', more_other: '{{count}} أخرى' },
    pix: { title: 'بكس' },
  },
  '/texts/ru.json': { core: { title: 'Внести деньги' } },
  '/texts/tr.json': { core: { title: 'Yatır', pay: '{{tutar}} öde' } },
  '/texts/uk.json': '<!doctype html>',
};

function create(lang: string) {
  server.answer = (request, response) => {
    const body = FILES[request.url!];
    reply(body === undefined ? 404 : 200, body ?? '')(request, response);
  };
  const addresses = Object.fromEntries(['ar', 'ru', 'tr', 'uk', 'bn'].map((tag) => [tag, `texts/${tag}.json`]));
  const packs = languagePacks(addresses, `${server.url}/`, { matchLanguage, textTag }, []);
  const session = fakeSession({ lang });
  const told: string[] = [];
  const monitoring = {
    error: (error: Error) => void told.push(error.message),
    action: (name: string) => void told.push(name),
    metric: () => {},
    setUser: () => {},
    start: () => {},
  };
  const settings = fakeSettings({ localesUrl: `${server.url}/locales` });
  const locale = new I18nextLocale(session, settings, noResponses(), monitoring as never, fakeLogger(), packs);
  return { locale, session, told };
}
const say = (locale: Locale, key: string, values?: Record<string, string | number>) =>
  locale.t(key as MessageKey, values);
const asked = () => server.requests.map((request) => request.url);

describe('a language that a brand adds', () => {
  it('has its texts, a plugin’s too, its plural classes, and English key by key', async () => {
    const { locale, told } = create('ar-EG');
    await Promise.all([locale.load(), locale.loadNamespace('pix')]);
    expect([locale.language, locale.tag]).toEqual(['ar', 'ar-EG-u-nu-latn']);
    expect(['title', 'pix:title', 'pix:note'].map((key) => say(locale, key))).toEqual([
      'الإيداع',
      'بكس',
      'English note',
    ]);
    // Values are enclosed in isolating characters.
    expect([2, 5, 100].map((count) => say(locale, 'more', { count }))).toEqual([
      'اثنان',
      '\u20685\u2069 أخرى',
      '\u2068100\u2069 أخرى',
    ]);
    expect(say(locale, 'pay', { sum: 5 })).toBe('Pay \u20685\u2069');
    // One pack file serves all namespaces, and none of our own files has this language.
    expect(asked()).toEqual(expect.arrayContaining(['/locales/en.json', '/locales/pix/en.json', '/texts/ar.json']));
    expect(asked()).toHaveLength(3);
    expect(told).toEqual([]);
  });

  it('loses a text with a strange placeholder alone, and monitoring gets a report', async () => {
    const { locale, told } = create('tr');
    await locale.load();
    expect([say(locale, 'title'), say(locale, 'pay', { sum: 5 })]).toEqual(['Yatır', 'Pay 5']);
    expect(told).toEqual([expect.stringContaining('core.pay names tutar')]);
  });

  it.each([
    ['is no JSON', 'uk'],
    ['is not there', 'bn'],
  ])('is English when the file %s', async (_name, lang) => {
    const { locale, told } = create(lang);
    await locale.load();
    expect([locale.language, say(locale, 'title')]).toEqual(['en', 'Deposit']);
    expect(told).toEqual([`Locale receiving error ${lang}`]);
  });

  it('comes with a change of the host’s language', async () => {
    const { locale, session } = create('en');
    await locale.load();
    session.setLang('ar');
    await vi.waitFor(() => expect(say(locale, 'title')).toBe('الإيداع'));
    session.setLang('ru');
    await vi.waitFor(() => expect(say(locale, 'title')).toBe('Внести деньги'));
  });
});

it('single texts of a language that we have are changed, all others stay', async () => {
  const { locale } = create('ru');
  await locale.load();
  expect([say(locale, 'title'), say(locale, 'pay', { sum: 5 }), say(locale, 'more', { count: 3 })]).toEqual([
    'Внести деньги',
    'Оплатить 5',
    '3 ещё',
  ]);
});
