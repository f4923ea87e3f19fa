import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { frameHistory, hashHistory } from './history';

const before = location.href;
beforeEach(() => history.replaceState(null, '', '#/deposit?back=/error'));
afterEach(() => history.replaceState(null, '', before));

it('standing alone keeps the path in the hash, and an entry for each page that was pushed', () => {
  const own = hashHistory(window);
  expect(own.location).toEqual({ pathname: '/deposit', search: '?back=/error' });
  const { length } = history;
  own.replace({ pathname: '/deposit/complete', search: '' });
  expect([location.hash, history.length]).toEqual(['#/deposit/complete', length]);
  own.push({ pathname: '/form', search: 'a=1' });
  expect([location.hash, history.length]).toEqual(['#/form?a=1', length + 1]);
  expect(own.location).toEqual({ pathname: '/form', search: '?a=1' });
});

it('reports that the browser has moved, not its own entries', () => {
  const own = hashHistory(window);
  const onPop = vi.fn();
  const stop = own.listen(onPop);
  own.push({ pathname: '/deposit', search: '' });
  expect(onPop).not.toHaveBeenCalled();
  dispatchEvent(new PopStateEvent('popstate'));
  expect(onPop).toHaveBeenCalledOnce();
  stop();
  dispatchEvent(new PopStateEvent('popstate'));
  expect(onPop).toHaveBeenCalledOnce();
});

it.each([
  ['', '/', ''],
  ['#/', '/', ''],
  ['#deposit', '/deposit', ''],
  ['#/deposit/redirect/base?a=1&b=2', '/deposit/redirect/base', '?a=1&b=2'],
])('in a frame begins at %s and adds no entry to the host page', (hash, pathname, search) => {
  const { length } = history;
  const own = frameHistory(hash);
  expect(own.location).toEqual({ pathname, search });
  own.push({ pathname: '/deposit/complete', search: '' });
  own.replace({ pathname: '/deposit/complete', search: '' });
  expect([history.length, location.hash]).toEqual([length, '#/deposit?back=/error']);
});
