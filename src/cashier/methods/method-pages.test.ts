import { beforeEach, describe, expect, it } from 'vitest';
import { settled } from '../../core/time/clock.fake';
import { sampleMethod } from '../test-kit/samples';
import { ScriptedSource } from '../test-kit/scripted-source';
import { MethodPages } from './method-pages';

const methods = (...names: string[]) => names.map((name) => sampleMethod({ name }));

let source: ScriptedSource;
let pages: MethodPages;
let problems: unknown[];
const names = () => pages.methods.map(({ name }) => name);

beforeEach(async () => {
  source = new ScriptedSource();
  problems = [];
  pages = new MethodPages({
    flow: 'deposit',
    source,
    onProblem: (error) => problems.push(error),
    player: { take: () => undefined, mark: () => ({ locks: 0, limits: 0 }) },
  });
  const load = pages.reload();
  source.answer('deposit', methods('a', 'b'), 'b');
  await load;
});

/** Answers the requested page with entries or an error. */
async function come(answer: unknown[] | Error, next?: string): Promise<void> {
  await settled();
  if (answer instanceof Error) source.fail('deposit', answer);
  else source.answer('deposit', answer, next);
  await settled();
}

describe('MethodPages', () => {
  it('adds page to page until there is no more', async () => {
    expect([names(), pages.hasMore]).toEqual([['a', 'b'], true]);
    void pages.loadMore();
    expect(pages.isLoadingMore).toBe(true);
    await come(methods('c'), 'c');
    expect([names(), pages.hasMore, pages.isLoadingMore]).toEqual([['a', 'b', 'c'], true, false]);
    void pages.loadMore();
    await come(methods('d'));
    expect([names(), pages.hasMore]).toEqual([['a', 'b', 'c', 'd'], false]);
    await pages.loadMore();
    expect(source.requests).toEqual([{ limit: 100 }, { limit: 100, after: 'b' }, { limit: 100, after: 'c' }]);
  });

  it('asks for one page at a time', async () => {
    const loads = [pages.loadMore(), pages.loadMore()];
    await come(methods('c'), 'c');
    await Promise.all(loads);
    expect(source.requests).toHaveLength(2);
  });

  it('keeps its place when a page does not come', async () => {
    const error = new Error('offline');
    void pages.loadMore();
    await come(error);
    expect([names(), pages.hasMore, pages.isLoadingMore]).toEqual([['a', 'b'], true, false]);
    expect(problems).toEqual([error]);
    void pages.loadMore();
    await come(methods('c'));
    expect(names()).toEqual(['a', 'b', 'c']);
  });

  it('asks for as many again when the list is asked for anew', async () => {
    void pages.loadMore();
    await come(
      [...methods('c'), 'no method', ...Array.from({ length: 120 }, (_, index) => sampleMethod({ name: `m${index}` }))],
      'z',
    );
    void pages.reload();
    expect(source.requests.at(-1)).toEqual({ limit: 124 });
  });

  it('takes as many again, all at once, from a gateway that gives fewer than it is asked for', async () => {
    void pages.loadMore();
    await come(methods('c', 'd'), 'd');
    const load = pages.reload();
    await come(methods('a', 'b'), 'b');
    expect(names()).toEqual(['a', 'b', 'c', 'd']);
    await come(methods('c', 'x'), 'x');
    await load;
    expect([names(), pages.hasMore]).toEqual([['a', 'b', 'c', 'x'], true]);
    expect(source.requests.slice(-2)).toEqual([{ limit: 100 }, { limit: 2, after: 'b' }]);
  });

  it('drops a page of the list as it was before', async () => {
    const load = pages.reload();
    const more = pages.loadMore();
    await come(methods('x', 'y'), 'y');
    await come(methods('late'));
    await Promise.all([load, more]);
    expect([names(), pages.hasMore]).toEqual([['x', 'y'], true]);
  });

  it('names a bad entry by its place in the whole list, and a method once', async () => {
    void pages.loadMore();
    await come(['no method', ...methods('b', 'c')]);
    expect(names()).toEqual(['a', 'b', 'c']);
    expect(problems.map((problem) => (problem as Error).message)).toEqual([
      expect.stringContaining('deposit methods[2]'),
      'deposit methods: b is listed twice',
    ]);
  });

  it('keeps what was pushed while the list was on its way: the response may be older', async () => {
    const down = { level: 'down' } as const;
    const reload = pages.reload();
    pages.setState('b', down);
    await come(methods('a', 'b'), 'b');
    await reload;
    expect(pages.methods.map(({ state }) => state)).toEqual([undefined, down]);
    // A page that comes later, too.
    void pages.loadMore();
    pages.setState('c', down);
    await come(methods('c'));
    expect(pages.methods.at(-1)?.state).toEqual(down);
    // A list that is asked for after the push is newer.
    const later = pages.reload();
    await come(methods('a', 'b'));
    await later;
    expect(pages.methods.map(({ state }) => state)).toEqual([undefined, undefined]);
  });

  describe('loadRest', () => {
    it('waits for the page that is on its way, then asks for all others at once', async () => {
      void pages.loadMore();
      const rest = pages.loadRest();
      await come(methods('c'), 'c');
      await come(methods('d', 'e'));
      await rest;
      expect(names()).toEqual(['a', 'b', 'c', 'd', 'e']);
      expect(source.requests.at(-1)).toEqual({ after: 'c' });
    });

    it('goes on when the gateway has a limit of its own', async () => {
      const rest = pages.loadRest();
      await come(methods('c'), 'c');
      await come(methods('d'));
      await rest;
      expect(names()).toEqual(['a', 'b', 'c', 'd']);
    });

    it('takes a page during which a method goes down', async () => {
      const rest = pages.loadRest();
      await settled();
      pages.setState('a', { level: 'down' });
      await come(methods('c'));
      await rest;
      expect([names(), pages.hasMore]).toEqual([['a', 'b', 'c'], false]);
    });

    it('drops a page of a list that has been loaded anew meanwhile', async () => {
      const rest = pages.loadRest();
      await settled();
      const reload = pages.reload();
      const [old, anew] = [source.requests.at(-2), source.requests.at(-1)];
      expect([old, anew]).toEqual([{ after: 'b' }, { limit: 100 }]);
      source.answerLast('deposit', methods('x'));
      await settled();
      await come(methods('old'));
      await Promise.all([rest, reload]);
      expect([names(), pages.hasMore]).toEqual([['x'], false]);
    });

    it('ends when a page does not come, and with a gateway that stays where it is', async () => {
      const failing = pages.loadRest();
      await come(new Error('offline'));
      await failing;
      const circling = pages.loadRest();
      await come(methods('c'), 'b');
      await circling;
      expect([names(), pages.hasMore]).toEqual([['a', 'b', 'c'], false]);
    });
  });
});
