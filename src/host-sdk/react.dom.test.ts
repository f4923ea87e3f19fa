import { act } from '@testing-library/react';
import { createElement, StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Cashier, type CashierProps } from './react';

const widgetUrl = 'https://cashier.example/';
const payload = { token: 'secret', userId: '42' };
const view = (props: Partial<CashierProps> = {}) =>
  createElement(StrictMode, null, createElement(Cashier, { widgetUrl, payload, ...props }));
let root: Root;
let container: HTMLElement;
const frames = () => [...container.querySelectorAll('iframe')];

/** Hydrates server-rendered markup, outside the document, so that nothing is fetched. */
async function hydrate(props?: Partial<CashierProps>) {
  container = document.createElement('div');
  container.innerHTML = renderToString(view(props));
  const complaints = vi.fn<(error: unknown) => void>();
  const logged = vi.spyOn(console, 'error').mockImplementation(complaints);
  await act(async () => void (root = hydrateRoot(container, view(props), { onRecoverableError: complaints })));
  logged.mockRestore();
  return complaints;
}
const render = (props: Partial<CashierProps>) => act(async () => root.render(view(props)));
const leave = () => act(async () => root.unmount());

afterEach(() => vi.restoreAllMocks());

it('takes over what a server has rendered, in strict mode, with one frame and no complaint', async () => {
  const complaints = await hydrate();
  expect(complaints).not.toHaveBeenCalled();
  expect(frames().map(({ src, inert }) => [src, inert])).toEqual([[`${widgetUrl}#/deposit`, false]]);
  await leave();
  expect(frames()).toEqual([]);
});

it('shows the very frame that it has brought', async () => {
  await hydrate({ preload: true });
  const [brought] = frames();
  expect(brought?.inert).toBe(true);
  await render({ preload: false });
  expect(frames()).toEqual([brought]);
  expect([brought?.inert, brought?.title]).toEqual([false, 'Cashier']);
  await leave();
  expect(frames()).toEqual([]);
});

it('takes away what it has brought, when it goes before it was shown', async () => {
  const removed = vi.spyOn(window, 'removeEventListener');
  await hydrate({ preload: true });
  removed.mockClear();
  await leave();
  await vi.waitFor(() => expect(removed.mock.calls.filter(([type]) => type === 'message')).toHaveLength(1));
});
