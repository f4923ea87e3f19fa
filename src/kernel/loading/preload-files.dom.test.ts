import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchLostStyles, preloadFiles, requestedStyles, shareStyles } from './preload-files';

const BASE = 'https://cashier.example/';
/** Not in the document, where happy-dom would fetch what is linked. */
const head = document.createElement('head');
const links = () => [...head.querySelectorAll('link')];
const end = (how: 'load' | 'error') => links().at(-1)!.dispatchEvent(new Event(how));
const load = vi.fn(async () => 'module');
const open = () => preloadFiles(load, ['assets/form.css'], BASE);

beforeEach(() => {
  head.replaceChildren();
  vi.spyOn(document, 'head', 'get').mockReturnValue(head);
  vi.spyOn(document, 'getElementsByTagName').mockImplementation((name: string) => head.getElementsByTagName(name));
  vi.spyOn(document, 'querySelectorAll').mockImplementation((links: string) => head.querySelectorAll(links));
  shareStyles(new Map());
  load.mockClear();
});
afterEach(() => vi.restoreAllMocks());

it('imports once the style sheet is there, which is requested once', async () => {
  const both = [open(), open()];
  expect([links().length, load.mock.calls.length]).toEqual([1, 0]);
  end('load');
  expect(await Promise.all(both)).toEqual(['module', 'module']);
  await open();
  expect(links()).toHaveLength(1);
});

it('rejects without the style sheet, and requests it anew the next time', async () => {
  const first = open();
  end('error');
  await expect(first).rejects.toThrow('no style sheet https://cashier.example/assets/form.css');
  expect(links()).toHaveLength(0);
  const second = open();
  end('load');
  expect(await second).toBe('module');
});

it('waits for a style sheet that the first script has requested, and for its second try when that one fails', async () => {
  let fail!: (error: Error) => void;
  const ofFirst = new Map([[`${BASE}assets/form.css`, new Promise<void>((_, reject) => (fail = reject))]]);
  shareStyles(ofFirst);
  const opened = open();
  expect(links()).toHaveLength(0);
  ofFirst.clear();
  fail(new Error('gone'));
  await expect(opened).rejects.toThrow('gone');
  const again = open();
  end('load');
  expect([await again, [...ofFirst.keys()]]).toEqual(['module', [`${BASE}assets/form.css`]]);
});

it('fetches again what the page itself names and did not get', async () => {
  head.innerHTML = `<link rel="stylesheet" href="${BASE}assets/list.css">`;
  const [own] = links();
  const done = fetchLostStyles();
  end('load');
  await done;
  expect([own!.parentNode, requestedStyles.size]).toEqual([null, 1]);
});
