import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ANNA, BEN, FakeFrame } from './fake-frame.fixture';
import type { CashierHandle } from './types';

const url = 'https://pay.example/1';
let frame: FakeFrame;
let handle: CashierHandle;
beforeEach(() => void (frame = new FakeFrame()));
afterEach(() => {
  handle.destroy();
  vi.restoreAllMocks();
});

it('gives the page the address that its tab is to be led to, and tells each cashier that it can', () => {
  const visited: string[] = [];
  handle = frame.mount(ANNA, { redirect: (to) => void visited.push(to) });
  frame.say('Loaded');
  frame.say('onRedirect', frame.current, { url });
  frame.say('onRedirect', frame.current, { url: 'javascript:alert(1)' });
  expect([visited, frame.payload?.canRedirect]).toEqual([[url], true]);
  handle.update(BEN);
  frame.say('Loaded');
  expect(frame.payload).toMatchObject({ userId: 'ben', canRedirect: true });
});

it('says nothing of it without the option, and goes nowhere', () => {
  handle = frame.mount(ANNA);
  frame.say('Loaded');
  frame.say('onRedirect', frame.current, { url });
  expect(frame.payload).not.toHaveProperty('canRedirect');
});
