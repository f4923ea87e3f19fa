import { autorun } from 'mobx';
import { container } from 'tsyringe';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Logger } from '../console/logger';
import { fakeLogger } from '../console/logger.fake';
import { prefetch, PrefetchedResponses } from '../http/prefetched-responses';
import { reply, startTestServer, type TestServer } from '../http/test-server.fake';
import { Monitoring } from '../monitoring/monitoring';
import { Session } from '../session/session';
import { fakeSession } from '../session/session.fake';
import { Settings } from '../settings/settings';
import { fakeSettings } from '../settings/settings.fake';
import { I18nextLocale } from './i18next-locale';
import { fetchMessages, messagesUrl } from './load-messages';
import type { Locale, MessageKey } from './locale';
import { fakeLocale } from './locale.fake';

let server: TestServer;
beforeEach(async () => void (server = await startTestServer()));
afterEach(() => server.close());

/** Serves these files and 404 for others, as HTML like many web servers. */
function serve(files: Record<string, unknown>): void {
  server.answer = (request, response) => {
    const body = files[request.url!];
    reply(body === undefined ? 404 : 200, body ?? '<!doctype html>')(request, response);
  };
}

function create(lang: string) {
  const actions: unknown[] = [];
  const logger = fakeLogger();
  const prefetched: PrefetchedResponses = new Map();
  const settings = fakeSettings({ localesUrl: `${server.url}/locales` });
  const scope = container.createChildContainer();
  const session = fakeSession({ lang });
  scope.register(Session, { useValue: session });
  scope.register(Settings, { useValue: settings });
  scope.register(PrefetchedResponses, { useValue: prefetched });
  scope.register(Logger, { useValue: logger });
  scope.register(Monitoring, {
    useValue: {
      error: () => {},
      action: (...action: unknown[]) => void actions.push(action),
      metric: () => {},
      setUser: () => {},
      start: () => {},
    },
  });
  return { locale: scope.resolve(I18nextLocale), session, logger, actions, prefetched, settings };
}
const say = (locale: Locale, key: string, values?: Record<string, string | number>) =>
  locale.t(key as MessageKey, values);
const asked = () => server.requests.map((request) => request.url);

describe('a change of the language', () => {
  const files = {
    '/locales/en.json': { pay: 'Pay' },
    '/locales/ru.json': { pay: 'Оплатить' },
    '/locales/pt.json': { pay: 'Pagar' },
  };

  it('changes the texts when the new ones are there, and never shows English meanwhile', async () => {
    serve(files);
    const { locale, session } = create('pt-BR');
    await locale.load();
    const shown: string[] = [];
    onTestFinished(autorun(() => shown.push(`${locale.tag} ${say(locale, 'pay')}`)));
    session.setLang('ru');
    await vi.waitFor(() => expect(locale.language).toBe('ru'));
    expect([...new Set(shown)]).toEqual(['pt-BR Pagar', 'ru-RU Оплатить']);
  });

  it('ends with the last one that was asked for', async () => {
    serve(files);
    const { locale, session } = create('en');
    await locale.load();
    session.setLang('ru');
    session.setLang('pt');
    await vi.waitFor(() => expect(say(locale, 'pay')).toBe('Pagar'));
    expect([locale.language, locale.tag]).toEqual(['pt', 'pt-BR']);
  });
});

describe('loading', () => {
  it('asks for English first, then for the language of the player', async () => {
    serve({ '/locales/en.json': { pay: 'Pay' }, '/locales/mx.json': { pay: 'Pagar' } });
    const { locale } = create('es-MX');
    await locale.load();
    expect(asked()).toEqual(['/locales/en.json', '/locales/mx.json']);
    expect([locale.language, locale.tag, say(locale, 'pay')]).toEqual(['mx', 'es-MX', 'Pagar']);
  });

  it('asks for English once when that is the language', async () => {
    serve({ '/locales/en.json': { pay: 'Pay' } });
    const { locale } = create('de-DE');
    await Promise.all([locale.load(), locale.load()]);
    expect(asked()).toEqual(['/locales/en.json']);
    expect([locale.language, say(locale, 'pay')]).toEqual(['en', 'Pay']);
  });

  it('uses what the first script has asked for', async () => {
    serve({ '/locales/en.json': { pay: 'Pay' }, '/locales/ru.json': { pay: 'Оплатить' } });
    const { locale, prefetched, settings } = create('ru-RU');
    for (const language of ['en', 'ru'] as const)
      prefetch(prefetched, messagesUrl(settings.localesUrl, language), (url) => fetchMessages(url, language));
    await locale.load();
    expect(say(locale, 'pay')).toBe('Оплатить');
    expect(asked()).toHaveLength(2);
  });

  it.each([
    ['is not there', undefined],
    ['is no JSON', '<!doctype html>'],
    ['has another shape', { pay: 5 }],
    ['is null', 'null'],
  ])('stays English when the file of the player %s, and says so', async (_name, file) => {
    serve({ '/locales/en.json': { pay: 'Pay' }, '/locales/te.json': file });
    const { locale, logger, actions } = create('te-IN');
    await locale.load();
    expect(say(locale, 'pay')).toBe('Pay');
    expect(logger.lines).toEqual(['Locale receiving error te']);
    expect(actions).toEqual([['Locale receiving error te', { namespace: 'core' }]]);
  });

  it('goes on without English', async () => {
    serve({ '/locales/pt.json': { pay: 'Pagar' } });
    const { locale, logger } = create('pt-BR');
    await locale.load();
    expect([say(locale, 'pay'), say(locale, 'list.title')]).toEqual(['Pagar', 'list.title']);
    expect(logger.lines).toEqual(['Locale receiving error en']);
  });

  it('goes on without any, and tries again when asked to', async () => {
    const { locale, logger } = create('pt-BR');
    await locale.load();
    expect(say(locale, 'pay')).toBe('pay');
    expect(logger.lines).toHaveLength(2);
    serve({ '/locales/en.json': {}, '/locales/pt.json': { pay: 'Pagar' } });
    await locale.load();
    expect(say(locale, 'pay')).toBe('Pagar');
  });

  it('lives with a server that is down', async () => {
    await server.close();
    await expect(create('hi').locale.load()).resolves.toBeUndefined();
  });

  it('reads the messages of a plugin beside the others', async () => {
    serve({
      '/locales/en.json': { title: 'Core' },
      '/locales/pix/en.json': { title: 'Pix', only: 'English only' },
      '/locales/pix/pt.json': { title: 'Pix (pt)' },
    });
    const { locale } = create('pt-BR');
    await Promise.all([locale.load(), locale.loadNamespace('pix'), locale.loadNamespace('pix')]);
    expect(asked()).toHaveLength(4);
    expect([say(locale, 'title'), say(locale, 'pix:title'), say(locale, 'pix:only')]).toEqual([
      'Core',
      'Pix (pt)',
      'English only',
    ]);
    expect([say(locale, 'pix:none'), locale.findMessage('pix:none'), locale.findMessage('pix:only')]).toEqual([
      'pix:none',
      undefined,
      'English only',
    ]);
  });

  it('renders observers anew when messages arrive', async () => {
    serve({ '/locales/en.json': { pay: 'Pay' } });
    const { locale } = create('en-US');
    const seen: string[] = [];
    const stop = autorun(() => seen.push(say(locale, 'pay')));
    await locale.load();
    stop();
    expect(seen).toEqual(['pay', 'Pay']);
  });

  it('renders nothing anew but what shows messages of their namespace', () => {
    const locale = fakeLocale({ pay: 'Pay' });
    const core: string[] = [];
    const plugin: string[] = [];
    onTestFinished(autorun(() => core.push(say(locale, 'pay'))));
    onTestFinished(autorun(() => plugin.push(say(locale, 'pix:title'))));
    locale.addMessages('en', { title: 'Pix' }, 'pix');
    expect([core, plugin]).toEqual([['Pay'], ['pix:title', 'Pix']]);
    locale.addMessages('en', { pay: 'Pay now' });
    expect([core, plugin]).toEqual([
      ['Pay', 'Pay now'],
      ['pix:title', 'Pix'],
    ]);
  });
});

describe('t', () => {
  const english = {
    hello: 'Hello {{name}}',
    files_one: '{{count}} file',
    files_other: '{{count}} files',
    common: { errors: { banking: { limit: 'Limit' } } },
  };

  it('counts by the rules of the language', () => {
    const ru = fakeLocale(english, 'ru', {
      files_one: '{{count}} файл',
      files_few: '{{count}} файла',
      files_many: '{{count}} файлов',
    });
    expect([1, 3, 5, 21].map((count) => say(ru, 'files', { count }))).toEqual([
      '1 файл',
      '3 файла',
      '5 файлов',
      '21 файл',
    ]);
    const india = fakeLocale(english, 'en-IN');
    expect([0, 1].map((count) => say(india, 'files', { count }))).toEqual(['0 files', '1 file']);
    const mexico = fakeLocale(english, 'es-MX', {
      files_one: '{{count}} archivo',
      files_many: '{{count}} de archivos',
      files_other: '{{count}} archivos',
    });
    expect([1, 2, 1_000_000].map((count) => say(mexico, 'files', { count }))).toEqual([
      '1 archivo',
      '2 archivos',
      '1000000 de archivos',
    ]);
  });

  it('puts values in as they are: unescaped for React, never read as messages or options', () => {
    const locale = fakeLocale({ ...english, secret: 'SECRET', lng: '{{lng}}' });
    for (const name of ['<b>&', '$t(secret)', '{{count}}', '__proto__'])
      expect(say(locale, 'hello', { name })).toBe(`Hello ${name}`);
    expect(say(locale, 'lng', { lng: 'xx', defaultValue: 'yy' })).toBe('xx');
  });

  it('finds dotted codes, and gives back the key for what is not a text', () => {
    const locale = fakeLocale(english);
    expect(say(locale, 'common.errors.banking.limit')).toBe('Limit');
    for (const key of ['common.errors', 'common.errors.none', 'constructor', '__proto__', '', 'https://a.example/x']) {
      expect(say(locale, key)).toBe(key);
      expect(locale.findMessage(key)).toBeUndefined();
    }
    expect(locale.findMessage('common.errors.banking.limit')).toBe('Limit');
  });
});

describe('text', () => {
  it.each([
    [{ en: 'Card', pt: 'Cartão' }, 'pt-BR', 'Cartão'],
    [{ en: 'Card', pt: '' }, 'pt-BR', 'Card'],
    [{ en: 'Card', es: 'Tarjeta' }, 'es-MX', 'Tarjeta'],
    [{ en: 'Card', es: 'Tarjeta', mx: 'Tarjeta MX' }, 'es-MX', 'Tarjeta MX'],
    [{ en: 'Card', in: 'Card IN' }, 'en-IN', 'Card IN'],
    [{ en: 'Card', de: 'Karte' }, 'de-DE', 'Card'],
    [{ ru: 'Карта' }, 'pt-BR', 'Карта'],
    [{}, 'en', ''],
    ['As it is', 'en', 'As it is'],
    [null, 'en', ''],
    [undefined, 'en', ''],
  ])('of %j for %s is %j', (text, lang, shown) => {
    expect(fakeLocale({}, lang).text(text)).toBe(shown);
  });
});
