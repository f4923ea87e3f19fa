import { afterEach, expect, it } from 'vitest';
import { mountCashier } from './mount-cashier';

const scripts = () => Array.from(document.querySelectorAll('script'), ({ src }) => src);
afterEach(() => document.head.replaceChildren());

it.each([
  [true, ['https://cashier.example/pay/demo.js']],
  [false, []],
  [undefined, []],
])('adds the script of a demo to the page only when asked: %s', (demo, expected) => {
  const container = document.createElement('div');
  mountCashier(container, { widgetUrl: 'https://cashier.example/pay', demo }).destroy();
  expect(scripts()).toEqual(expected);
});
