import { createElement, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Cashier } from './react';

it('renders on a server, where there is no window, as an empty element of its size', () => {
  expect(typeof window).toBe('undefined');
  const cashier = createElement(Cashier, {
    widgetUrl: 'https://cashier.example/',
    payload: { token: 'secret' },
    preload: true,
    style: { height: 640 },
  });
  expect(renderToString(createElement(StrictMode, null, cashier))).toBe('<div style="height:640px"></div>');
});
