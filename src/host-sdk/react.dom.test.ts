import { act } from '@testing-library/react';
import { createElement, StrictMode, useCallback, useEffect, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import type { HostPayload } from './payload';
import { Cashier, useCashier, type CashierProps } from './react';

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

/** The frame gets a window that records; returns what its cashier has been sent. */
function record(): HostPayload[] {
  const sent: HostPayload[] = [];
  const postMessage = (data: string) => void sent.push((JSON.parse(data) as { payload: HostPayload }).payload);
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue({ postMessage } as never);
  return sent;
}
const say = (messageType: string) =>
  act(async () => {
    const data = JSON.stringify({ messageType, version: 'v1.0.230' });
    const source = frames()[0]?.contentWindow ?? null;
    window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://cashier.example', source }));
  });

it('another payload changes the open cashier; one without what the first player had is another player’s', async () => {
  const anna = { token: 'a1', currency: 'EUR', user: { name: 'Anna' } };
  const sent = record();
  const onProblem = () => {};
  await hydrate({ payload: anna, onProblem });
  await say('Loaded');
  await render({ payload: { ...anna, currency: 'BRL' }, onProblem });
  expect(sent.at(-1)).toMatchObject({ token: 'a1', currency: 'BRL', user: { name: 'Anna' } });
  await render({ payload: { token: 'b1', currency: 'BRL' }, onProblem });
  // The first player's document gets nothing of it; the second one's has yet to load.
  expect(sent).toHaveLength(2);
  await say('Loaded');
  expect(sent.at(-1)).toMatchObject({ token: 'b1', currency: 'BRL' });
  expect(sent.at(-1)).not.toHaveProperty('user');
  await leave();
});

it('a payload that comes while the cashier is being mounted reaches it', async () => {
  const sent = record();
  function SignIn({ isReady, done }: { isReady: boolean; done: () => void }) {
    useEffect(() => {
      if (isReady) done();
    }, [isReady, done]);
    return null;
  }
  const ben = { token: 'b1', userId: 'ben' };
  function Wallet() {
    const [player, setPlayer] = useState<HostPayload>({ token: 'a1', userId: 'anna' });
    const [element, setElement] = useState<HTMLElement | null>(null);
    const { ref } = useCashier({ widgetUrl, payload: player });
    const refs = useCallback((it: HTMLElement | null) => [ref, setElement].forEach((set) => set(it)), [ref]);
    const done = useCallback(() => setPlayer(ben), []);
    // Its effect runs together with the one that mounts the cashier into the element.
    return createElement('div', { ref: refs }, createElement(SignIn, { isReady: element !== null, done }));
  }
  container = document.createElement('div');
  root = createRoot(container);
  await act(async () => root.render(createElement(Wallet)));
  await say('Loaded');
  expect(sent).toMatchObject([ben]);
  await leave();
});

it('has its style, and what else belongs to a div, once it is in the page', async () => {
  const complaints = await hydrate({ id: 'wallet', style: { width: 300 }, 'data-test': 'cashier' });
  expect(complaints).not.toHaveBeenCalled();
  const div = container.firstElementChild as HTMLElement;
  expect([div.id, div.dataset['test'], div.style.width, div.style.height]).toEqual([
    'wallet',
    'cashier',
    '300px',
    '100%',
  ]);
  await leave();
});

it('asks for a token by a function that comes later, in the document that is there', async () => {
  const sent = record();
  await hydrate({ payload: { token: '', userId: '42' }, onProblem: () => {} });
  const [frame] = frames();
  await say('Loaded');
  expect(sent).toEqual([]);
  await render({ payload: { token: '', userId: '42' }, onProblem: () => {}, requestToken: () => 'asked' });
  await vi.waitFor(() => expect(sent).toMatchObject([{ token: 'asked', userId: '42' }]));
  expect(frames()).toEqual([frame]);
  await leave();
});
