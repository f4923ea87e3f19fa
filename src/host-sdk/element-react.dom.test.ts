/** `<cashier-frame>` that React has rendered on a server, defined before it hydrates. */
import { act } from '@testing-library/react';
import { createElement, StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { CashierFrame } from './element';
import { settled } from './fake-frame.fixture';
import './element';

const payload = { token: 'secret', userId: '42' };

function give(element: CashierFrame | null): void {
  if (element) element.payload = payload;
}
const Wallet = () =>
  createElement('cashier-frame', { ref: give, 'widget-url': 'https://cashier.example/', className: 'wide' });

it('is hydrated in strict mode without a complaint, also when its frame stands already', async () => {
  const view = createElement(StrictMode, null, createElement(Wallet));
  const container = document.createElement('div');
  container.innerHTML = renderToString(view);
  const element = container.querySelector('cashier-frame')!;
  // Outside the document, so that nothing is fetched.
  element.connectedCallback();
  await settled();
  const [frame] = element.shadowRoot!.querySelectorAll('iframe');
  expect(frame).toBeDefined();
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let root!: Root;
  await act(async () => void (root = hydrateRoot(container, view, { onRecoverableError: complaints })));
  await settled();
  expect(complaints).not.toHaveBeenCalled();
  expect(container.querySelector('cashier-frame')).toBe(element);
  expect([...element.shadowRoot!.querySelectorAll('iframe')]).toEqual([frame]);
  expect(element.payload).toEqual(payload);
  await act(async () => root.unmount());
  element.disconnectedCallback();
  await settled();
  vi.restoreAllMocks();
});
