/** One cashier in a container, and what a cashier waits for. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA, BEN, FakeFrame } from './fake-frame.fixture';
import { mountCashier } from './mount-cashier';
import type { HostPayload } from './payload';
import type { CashierHandle } from './types';

const widgetUrl = 'https://cashier.example/';
let frame: FakeFrame;
let handle: CashierHandle;
beforeEach(() => void (frame = new FakeFrame()));
afterEach(() => {
  handle.destroy();
  vi.restoreAllMocks();
});

describe('a container that has a cashier', () => {
  it('has the later one alone', () => {
    const heard = vi.fn();
    frame.mount(ANNA).on('onClose', heard);
    handle = frame.mount(BEN);
    expect([...frame.container.children]).toEqual([handle.iframe]);
    frame.say('onClose', frame.documents[0]);
    expect(heard).not.toHaveBeenCalled();
  });

  it('and was copied: the dead frame goes, and what else is in it stays', () => {
    handle = frame.mount(ANNA);
    frame.container.prepend(document.createElement('h2'), document.createElement('iframe'));
    const copy = frame.container.cloneNode(true) as HTMLElement;
    const next = mountCashier(copy, { widgetUrl, payload: ANNA });
    expect([...copy.children].map(({ tagName }) => tagName)).toEqual(['H2', 'IFRAME', 'IFRAME']);
    expect(copy.lastElementChild).toBe(next.iframe);
    next.destroy();
  });

  it('keeps a hidden one of the other flow', () => {
    frame.preload(ANNA, { flow: 'withdrawal' });
    handle = frame.mount(ANNA);
    expect(frame.container.children).toHaveLength(2);
    frame.mount(ANNA, { flow: 'withdrawal' }).destroy();
  });
});

it.each<[string, HostPayload]>([
  ['empty', { token: '' }],
  ['undefined', { token: undefined, userId: '42' }],
])('a token that is named and %s is waited for', (_, payload) => {
  handle = frame.mount(payload);
  frame.say('Loaded');
  expect(frame.current.sent).toEqual([]);
  handle.setToken('late');
  expect(frame.payload).toMatchObject({ token: 'late' });
});

it('a token that is missing is asked for at once, while the cashier loads', async () => {
  const requestToken = vi.fn(() => 'asked');
  handle = frame.mount({ token: '', userId: '42' }, { requestToken });
  await vi.waitFor(() => expect(requestToken).toHaveBeenCalledOnce());
  frame.say('Loaded');
  expect(frame.payload).toMatchObject({ token: 'asked' });
});

it('the page in the frame of a cashier embeds no other one', () => {
  handle = frame.mount(ANNA);
  window.name = handle.iframe.name;
  expect(() => frame.mount(ANNA)).toThrow('this page is in a cashier-frame');
  window.name = '';
});
