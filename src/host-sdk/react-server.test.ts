import { createElement, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Cashier } from './react';

it('renders on a server, where there is no window, without a style, which a policy may refuse', () => {
  expect(typeof window).toBe('undefined');
  const cashier = createElement(Cashier, {
    widgetUrl: 'https://cashier.example/',
    payload: { token: 'secret' },
    preload: true,
    style: { height: 640 },
    onLoaded: () => undefined,
    ...{ id: 'wallet', className: 'wide', 'data-test': 'cashier', 'aria-label': 'Deposit' },
  });
  expect(renderToString(createElement(StrictMode, null, cashier))).toBe(
    '<div id="wallet" class="wide" data-test="cashier" aria-label="Deposit"></div>',
  );
});

it('renders the element as it was written: no child, no style, and no token among its attributes', async () => {
  await import('./element');
  const payload = { token: 'secret', userId: '42' };
  const element = createElement('cashier-frame', { 'widget-url': '/', payload, requestToken: () => 'secret' });
  expect(renderToString(element)).toBe('<cashier-frame widget-url="/"></cashier-frame>');
});
