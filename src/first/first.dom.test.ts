import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HTTP_PATHS } from '../contract/http';
import type { Handover } from './handover';
import { fetchFirst } from './fetch-first';
import { greet } from './greet';
import { start, type LaterFiles } from './start';

const HOST = 'https://host.example';
const MESSAGES = {
  error: { title: 'Broken', text: 'Try again' },
  start: { noHost: 'No host' },
  returned: { title: 'Done' },
};

interface Address {
  hash?: string;
  search?: string;
}

/** A page in a host's frame, with this address. */
function frame({ hash = '', search = '' }: Address = {}) {
  const listeners = new Set<(event: object) => void>();
  const sent: Record<string, unknown>[] = [];
  const parent = { postMessage: (json: string) => void sent.push(JSON.parse(json) as Record<string, unknown>) };
  const window = {
    ...{ document, parent, navigator: { language: 'en', userAgent: '' } },
    location: { hash, search, origin: 'https://cashier.example', ancestorOrigins: [HOST] },
    sessionStorage,
    matchMedia: () => ({ matches: false }),
    addEventListener: (_: string, listener: (event: object) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: object) => void) => listeners.delete(listener),
  } as unknown as Window;
  const answer = (payload: object) => {
    const event = { data: JSON.stringify({ type: 'loaded', payload }), origin: HOST, source: parent };
    for (const listener of listeners) listener(event);
  };
  return { window, sent, answer };
}

/** Addresses that were requested, without what stands before their path. */
const requested: { path: string; token: string | null }[] = [];
const pathsOf = () => requested.map(({ path }) => path);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('CSS', { supports: () => true });
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const { pathname } = new URL(address);
    requested.push({
      path: pathname.replace(/^.*(?=\/locales\/)/, ''),
      token: new Headers(init?.headers).get('Authorization'),
    });
    return Response.json(pathname.includes('/locales/') ? MESSAGES : { data: [] });
  });
  requested.length = 0;
  sessionStorage.clear();
  document.body.innerHTML = '<div id="root"></div>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-theme');
  document.documentElement.removeAttribute('data-alone');
});
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('greet', () => {
  it('tells the host that the page is there, and takes its data', async () => {
    const { window, sent, answer } = frame();
    const { loaded, page } = greet(window);
    expect(sent).toMatchObject([{ messageType: 'Loaded' }]);
    expect(page).toMatchObject({ flow: 'deposit', isList: true, standsAlone: false });
    answer({ token: 'abc' });
    expect((await loaded).payload.token).toBe('abc');
  });

  it.each<[Address, object]>([
    [{ hash: '#/deposit/list' }, { flow: 'deposit', isList: true }],
    [{ hash: '#/deposit/redirect/base' }, { flow: 'deposit', isList: false }],
    [{ hash: '#/withdrawal' }, { flow: 'withdrawal', isList: false }],
    [{ search: '?a=1&page=return&lang=pt' }, { isReturn: true, standsAlone: true, lang: 'pt' }],
    [{ hash: '#/form?id=1' }, { isReturn: false, standsAlone: true, lang: 'en' }],
  ])('reads the address %j', (address, page) => {
    expect(greet(frame(address).window).page).toMatchObject(page);
  });

  it('waits for no host in a window of its own', async () => {
    const { loaded } = greet(frame({ hash: '#/form', search: '?lang=ru' }).window);
    expect(await loaded).toMatchObject({ payload: { token: '', lang: 'ru' }, problems: [] });
  });
});

describe('fetchFirst', () => {
  it('requests English at once, the list before the other messages, and sets the theme', async () => {
    const { window, answer } = frame();
    const first = fetchFirst(greet(window));
    expect(pathsOf()).toEqual(['/locales/en.json']);
    answer({ token: 'abc', lang: 'pt', theme: 'dark' });
    expect((await first.session).token).toBe('abc');
    expect(pathsOf().slice(1)).toEqual([HTTP_PATHS.paymentMethods, HTTP_PATHS.paymentSnippet, '/locales/pt.json']);
    expect(requested[1]!.token).toBe('Bearer abc');
    expect([...first.prefetched.answers.values()]).toHaveLength(2);
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });

  it('requests the methods of the flow, and none for a page that stands alone', async () => {
    const withdrawal = frame({ hash: '#/withdrawal' });
    const first = fetchFirst(greet(withdrawal.window));
    withdrawal.answer({ token: 'abc' });
    await first.session;
    expect(pathsOf()).toContain(HTTP_PATHS.withdrawalMethods);
    requested.length = 0;
    await fetchFirst(greet(frame({ hash: '#/form' }).window)).session;
    expect(pathsOf()).toEqual(['/locales/en.json']);
  });

  it('collects what is wrong with the data of the host', async () => {
    const { window, answer } = frame();
    const first = fetchFirst(greet(window));
    answer({ token: 'abc', lang: 5 });
    await first.session;
    expect(first.problems).toEqual(['host payload: lang is not usable']);
  });
});

describe('start', () => {
  /** Starts in a frame. `application`: what the file of the application does. */
  function started(application: (handover: Handover) => Promise<void> = async () => {}, address: Address = {}) {
    const kit = frame(address);
    const first = fetchFirst(greet(kit.window));
    const load = vi.fn(async () => ({ start: application }));
    const files: LaterFiles = {
      application: load,
      list: () => Promise.reject(new Error('no list')),
      design: { current: async () => {}, legacy: async () => {} },
    };
    return { ...kit, first, load, done: start(first, files) };
  }
  const notice = () => document.getElementById('start-notice');
  const errors = (sent: readonly Record<string, unknown>[]) =>
    sent.flatMap(({ messageType, message }) => (messageType === 'onInitError' ? [message] : []));

  it('hands over what was asked and requested, once the list is out of the way', async () => {
    const given = vi.fn(async () => {});
    const { answer, done, first, load } = started(given);
    expect(load).not.toHaveBeenCalled();
    answer({ token: 'abc' });
    await done;
    const [handover] = given.mock.calls[0] as unknown as [Handover];
    expect(handover.prefetched).toBe(first.prefetched);
    expect(await handover.session).toMatchObject({ token: 'abc' });
    // A fault in the first list does not stop the application.
    expect((await handover.firstList).isPainted).toBe(false);
    expect(notice()).toBeNull();
  });

  it('fetches the application after a second, though the host has not answered', async () => {
    const { load } = started();
    await vi.advanceTimersByTimeAsync(999);
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledOnce();
  });

  it('notifies host and player once when the application does not start', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { answer, sent, done } = started(() => Promise.reject(new Error('broken')));
    answer({ token: 'abc', closingButton: true });
    await settle();
    await done;
    expect(errors(sent)).toEqual(['broken']);
    expect(notice()?.textContent).toContain('Try again');
    notice()!.querySelectorAll('button')[1]!.click();
    expect(sent.at(-1)).toMatchObject({ messageType: 'onClose' });
  });

  it('shows no notice over what the application has rendered', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { answer, sent, done } = started(async () => {
      document.getElementById('root')!.append('page');
      throw new Error('late');
    });
    answer({ token: 'abc' });
    await done;
    expect([errors(sent), notice()]).toEqual([['late'], null]);
  });

  it('says that the host is silent, until it answers', async () => {
    const { answer, sent } = started(async ({ session }) => void (await session));
    await vi.advanceTimersByTimeAsync(4_999);
    expect([errors(sent), notice()]).toEqual([[], null]);
    await vi.advanceTimersByTimeAsync(1);
    expect(errors(sent)).toEqual(['The host has not answered Loaded']);
    expect(notice()?.textContent).toContain('No host');
    answer({ token: 'abc' });
    await settle();
    expect(notice()).toBeNull();
  });

  it('shows the page to return to without the application', async () => {
    const { done, load } = started(undefined, { search: '?page=return' });
    await settle();
    await done;
    expect([load.mock.calls.length, notice()?.textContent]).toEqual([0, expect.stringContaining('Done')]);
  });

  it('renders nothing before the last bytes of the page are there', async () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const { answer, load, done } = started();
    answer({ token: 'abc' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(load).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await done;
    expect(load).toHaveBeenCalledOnce();
    state.mockRestore();
  });
});
