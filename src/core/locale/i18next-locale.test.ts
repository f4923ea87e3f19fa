import { autorun } from 'mobx';
import { container } from 'tsyringe';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Logger } from '../console/logger';
import { fakeLogger } from '../console/logger.fake';
import { noResponses, prefetch, PrefetchedResponses } from '../http/prefetched-responses';
import { reply, startTestServer, type TestServer } from '../http/test-server.fake';
import { Monitoring } from '../monitoring/monitoring';
import { Session } from '../session/session';
import { fakeSession } from '../session/session.fake';
import { Settings } from '../settings/settings';
import { fakeSettings } from '../settings/settings.fake';
import { I18nextLocale } from './i18next-locale';
import { fetchMessages, messagesUrl } from './load-messages';
import { LanguagePacks, NO_PACKS, type Locale, type MessageKey } from './locale';
import { fakeLocale } from './locale.fake';

let server: TestServer;
beforeEach(async () => void (server = await startTestServer()));
afterEach(() => server.close());

/** Serves these files, and for any other path a 404 with HTML, like many web servers. */
function serve(files: Record<string, unknown>): void {
  server.answer = (request, response) => {
    const body = files[request.url!];
    reply(body === undefined ? 404 : 200, body ?? '<!doctype html>')(request, response);
  };
}

function create(lang: string) {
  const actions: unknown[] = [];
  const errors: string[] = [];
  const logger = fakeLogger();
  const prefetched = noResponses();
  const settings = fakeSettings({ localesUrl: `${server.url}/locales` });
  const scope = container.createChildContainer();
  const session = fakeSession({ lang });
  scope.register(Session, { useValue: session });
  scope.register(Settings, { useValue: settings });
  scope.register(PrefetchedResponses, { useValue: prefetched });
  scope.register(LanguagePacks, { useValue: NO_PACKS });
  scope.register(Logger, { useValue: logger });
  scope.register(Monitoring, {
    useValue: {
      error: (error: Error) => void errors.push(error.message),
      action: (...action: unknown[]) => void actions.push(action),
      metric: () => {},
      setUser: () => {},
      start: () => {},
    },
  });
  return { locale: scope.resolve(I18nextLocale), session, logger, actions, errors, prefetched, settings };
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
      void prefetch(prefetched.messages, messagesUrl(settings.localesUrl, language), (url) =>
        fetchMessages(url, language),
      );
    await locale.load();
    expect(say(locale, 'pay')).toBe('Оплатить');
    expect(asked()).toHaveLength(2);
  });

  it.each([
    ['is not there', undefined],
    ['is no JSON', '<!doctype html>'],
    ['has another shape', '"pay"'],
    ['is null', 'null'],
  ])('stays English when the file of the player %s, and says so', async (_name, file) => {
    serve({ '/locales/en.json': { pay: 'Pay' }, '/locales/te.json': file });
    const { locale, logger, actions } = create('te-IN');
    await locale.load();
    expect(say(locale, 'pay')).toBe('Pay');
    expect(logger.lines).toEqual(['Locale receiving error te']);
    expect(actions).toEqual([['Locale receiving error te', { namespace: 'core' }]]);
  });

  it('takes the sound messages of a file, and tells of the others', async () => {
    serve({
      '/locales/en.json': { pay: 'Pay', ok: 'OK', list: { more: 'More' } },
      '/locales/te.json': { pay: 5, ok: 'సరే', list: { more: null } },
    });
    const { locale, errors } = create('te-IN');
    await locale.load();
    expect(['pay', 'ok', 'list.more'].map((key) => say(locale, key))).toEqual(['Pay', 'సరే', 'More']);
    expect(errors).toEqual([expect.stringContaining('te.json: pay ')]);
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
