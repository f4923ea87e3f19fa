/** The answers of the bench's server: pages, builds, lists and icons. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { widgetHeaders } from '../../sandbox/http/csp';
import { methodsPage } from '../../sandbox/http/methods-page';
import { HTTP_PATHS } from '../../src/contract/http';
import { brotli, IMMUTABLE, NO_STORE, once, readFolder, type Body } from './files';
import { adyenMethods, iconOf, methodsInUse, paymentMethods, snippet, standing } from './methods';
import { hostPage, limitPage, plainSocketPage, preloadedPage } from './pages';

const ICONS = fileURLToPath(new URL('../../sandbox/catalogue/icons', import.meta.url));
/** The path that the Adyen page uses in place of Adyen's own services. */
export const ADYEN_SERVICES = '/adyen-services/test/';

export interface Answer extends Body {
  headers?: Record<string, string>;
}

/** @param builds folders: the cashier's `dist/` and the built Adyen page */
export function routes(builds: { cashier: string; adyen: string }, host: string) {
  const cashier = readFolder(builds.cashier);
  const adyen = readFolder(builds.adyen);
  const html = readFileSync(join(builds.cashier, 'index.html'), 'utf8');
  const cashierHeaders = widgetHeaders({ host, frameAncestors: ["'self'"], settings: {}, html });
  const icons = [...readFolder(ICONS).values()];
  const iconAt = new Map(Array.from({ length: 10_000 }, (_, index) => [iconOf(index), icons[index % icons.length]!]));

  const page = (html: string): Answer => ({ type: 'text/html; charset=utf-8', cache: NO_STORE, bytes: brotli(html) });
  // Low compression level, as a gateway uses for answers that it compresses for each request.
  const json = (value: unknown): Answer => ({
    type: 'application/json; charset=utf-8',
    cache: NO_STORE,
    bytes: brotli(JSON.stringify(value), 5),
  });
  const made = once((address: string): Answer | undefined => {
    const { pathname, searchParams } = new URL(address, 'https://bench.invalid');
    const count = Number(searchParams.get('n'));
    switch (pathname) {
      case '/host':
        return page(hostPage(`bench-${count}`));
      case '/host-whole':
        return page(hostPage(`bench-whole-${count}`));
      case '/host-returning':
        return page(hostPage(`bench-returning-${count}`));
      case '/host-preloaded':
        return page(preloadedPage(`bench-${count}`));
      case '/limit':
        return page(limitPage(count));
      case '/plain-socket':
        return page(plainSocketPage());
      case '/adyen-methods':
        return json(adyenMethods(count));
      case HTTP_PATHS.paymentMethods:
        return json(
          searchParams.has('returning')
            ? { ...methodsPage(methodsInUse(count), pageOf(searchParams)), ...standing(searchParams.has('after')) }
            : methodsPage(paymentMethods(count), pageOf(searchParams)),
        );
      case HTTP_PATHS.paymentSnippet:
        return json({ data: snippet(count) });
      default:
        return undefined;
    }
  });

  return function answer(path: string, query: URLSearchParams, token: string): Answer | undefined {
    const icon = /^\/(?:files\/icons|adyen-services\/test\/images\/logos(?:\/small)?)\/([\w-]+)\.svg$/.exec(path)?.[1];
    if (icon) return { ...(iconAt.get(icon) ?? icons[0]!), cache: IMMUTABLE };
    if (path === '/') return { ...cashier.get('/index.html')!, headers: cashierHeaders };
    if (path === '/adyen') return adyen.get('/index.html');
    if (path.startsWith('/adyen/')) return adyen.get(path.slice('/adyen'.length));
    if (path.startsWith(ADYEN_SERVICES) && path.endsWith('.html')) return page('<!doctype html>');
    if (path.startsWith(ADYEN_SERVICES)) return json({ checkoutAttemptId: 'bench' });
    const { kind, count } = readToken(token);
    const asked = new URLSearchParams({
      n: query.get('n') ?? count,
      ...(kind === 'whole' ? {} : pageOf(query)),
      ...(kind === 'returning' && { returning: '' }),
    });
    return made(`${path}?${asked}`) ?? cashier.get(path);
  };
}

/** The player's token holds the list's length, whether it comes in pages, and whether the player has paid before. */
function readToken(token: string): { kind: string | undefined; count: string } {
  const [, kind, count = ''] = /^bench-(?:(whole|returning)-)?(\d+)$/.exec(token) ?? [];
  return { kind, count };
}

const pageOf = (query: URLSearchParams) =>
  Object.fromEntries([...query].filter(([name]) => name === 'limit' || name === 'after'));

/** The folder of the built Adyen page. */
export const ADYEN_BUILD = join(fileURLToPath(new URL('..', import.meta.url)), 'dist', 'adyen');
