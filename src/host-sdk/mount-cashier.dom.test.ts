import { afterEach, describe, expect, it, vi } from 'vitest';
import type { IncomingMessage } from '../contract/host';
import { mountCashier } from './mount-cashier';
import type { CashierHandle, CashierOptions } from './types';

const ORIGIN = 'https://cashier.example';
let container: HTMLElement;
let handle: CashierHandle;
let sent: { message: IncomingMessage; origin: string }[];

/**
 * The container stays outside the document, so that nothing is fetched; the frame gets a window that records messages.
 */
function mount(options: Partial<CashierOptions> = {}): CashierHandle {
  container = document.createElement('div');
  const payload = { token: 'secret', userId: '42', currency: 'EUR' };
  handle = mountCashier(container, { widgetUrl: `${ORIGIN}/`, payload, ...options });
  sent = [];
  const postMessage = (data: string, origin: string) => sent.push({ message: JSON.parse(data), origin });
  Object.defineProperty(handle.iframe, 'contentWindow', { value: { postMessage } });
  return handle;
}

function say(message: unknown, from: Partial<MessageEventInit> = {}): void {
  const data = typeof message === 'string' ? message : JSON.stringify(message);
  const source = handle.iframe.contentWindow;
  window.dispatchEvent(new MessageEvent('message', { data, origin: ORIGIN, source, ...from }));
}
const loaded = { messageType: 'Loaded', version: 'v1.0.230' };

afterEach(() => handle.destroy());

describe('the frame', () => {
  it.each([
    [`${ORIGIN}`, undefined, `${ORIGIN}/#/deposit`],
    [`${ORIGIN}/pay`, 'withdrawal' as const, `${ORIGIN}/pay/#/withdrawal`],
    [`${ORIGIN}/pay/index.html?v=2`, 'deposit' as const, `${ORIGIN}/pay/index.html?v=2#/deposit`],
  ])('opens %s for %s', (widgetUrl, flow, address) => {
    expect(mount({ widgetUrl, flow }).iframe.src).toBe(address);
  });

  it('has a name, may write the clipboard and leaks no address', () => {
    const { iframe } = mount({ title: 'Kasse' });
    expect(iframe.title).toBe('Kasse');
    expect(iframe.getAttribute('allow')).toBe('clipboard-write; payment; publickey-credentials-get');
    expect(iframe.getAttribute('referrerpolicy')).toBe('strict-origin');
    expect(iframe.src).not.toContain('secret');
  });

  it('is clear, in the scheme that its document has before it knows its theme', () => {
    const { iframe } = mount({ payload: { theme: 'dark' } });
    expect(iframe.style.getPropertyValue('color-scheme')).toBe('light dark');
    expect(iframe.style.background).toContain('transparent');
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['no element', { container: null }, 'container must be an element'],
    ['a selector', { container: '#cashier' }, 'container must be an element'],
    ['no address', { widgetUrl: undefined }, 'widgetUrl must be http(s)'],
    ['an empty one, which is the page itself', { widgetUrl: '' }, 'widgetUrl must be http(s)'],
    ['a script', { widgetUrl: 'javascript:alert(1)' }, 'widgetUrl must be http(s)'],
    ['another flow', { flow: 'Deposit' }, 'unknown flow or height'],
    ['a number of pixels', { height: 640 }, 'unknown flow or height'],
  ])('refuses %s, and leaves nothing in the page', (_, { container: place = document.body, ...wrong }, message) => {
    const listens = vi.spyOn(window, 'addEventListener');
    const options = { widgetUrl: `${ORIGIN}/`, payload: {}, ...wrong };
    expect(() => mountCashier(place as HTMLElement, options as CashierOptions)).toThrow(message);
    expect(document.querySelector('iframe')).toBeNull();
    expect(listens).not.toHaveBeenCalled();
    listens.mockRestore();
  });
});

describe('a container that is in no page yet', () => {
  it('is not taken for a cashier that says nothing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const request = vi.spyOn(window, 'fetch').mockRejectedValue(new Error('offline'));
    const { iframe } = mount({ onProblem: () => undefined });
    vi.advanceTimersByTime(60_000);
    expect(request).not.toHaveBeenCalled();
    Object.defineProperty(iframe, 'isConnected', { value: true });
    vi.advanceTimersByTime(6000);
    await vi.waitFor(() => expect(request).toHaveBeenCalled());
    request.mockRestore();
    vi.useRealTimers();
  });
});

describe('the handshake', () => {
  it('answers each Loaded with the payload, to the exact origin', () => {
    mount();
    say(loaded);
    say(loaded);
    const { protocol, host, origin } = window.location;
    const page = { schema: protocol.slice(0, -1), host, xOrigin: origin };
    const payload = { token: 'secret', userId: '42', currency: 'EUR', ...page };
    const answer = { message: { type: 'loaded', payload }, origin: ORIGIN };
    expect(sent).toEqual([answer, answer]);
  });

  it('says nothing before Loaded, and then the newest', () => {
    mount();
    handle.back();
    handle.setToken('newer');
    handle.updateBonuses([{ id: '1', type: 'deposit', depositRequired: false }]);
    expect(sent).toEqual([]);
    say(loaded);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.message).toMatchObject({ payload: { token: 'newer', bonusList: [{ id: '1' }] } });
  });

  it('waits for a payload that comes later, and tells that it is missing after a while', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const reported: unknown[] = [];
    mount({ payload: undefined as never, onProblem: ({ code, detail }) => reported.push([code, detail]) });
    say(loaded);
    handle.open({ method: 'pix' });
    vi.advanceTimersByTime(4_900);
    expect([sent, reported]).toEqual([[], []]);
    vi.advanceTimersByTime(100);
    await vi.waitFor(() => expect(reported).toEqual([['bad_payload', 'payload']]));
    handle.update({ token: 'late', userId: '42' });
    expect(sent[0]?.message).toMatchObject({ type: 'loaded', payload: { token: 'late' } });
    // The cashier reads nothing before its payload.
    expect(sent[1]?.message).toEqual({ type: 'open', payload: { method: 'pix' } });
    vi.useRealTimers();
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another window', { source: window }],
    ['no window', { source: null }],
  ])('does not answer %s', (_, from) => {
    const heard = vi.fn();
    mount({ trace: heard }).on('Loaded', heard);
    say(loaded, from);
    expect(sent).toEqual([]);
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('afterwards', () => {
  it('sends bonuses, back, swipe, token and changes', () => {
    mount();
    say(loaded);
    handle.updateBonuses([]);
    handle.back();
    handle.swipeBack();
    handle.setToken('t2');
    handle.update({ theme: 'dark' });
    expect(sent.slice(1).map((entry) => entry.message)).toMatchObject([
      { type: 'bonus-list-updated', payload: { bonusList: [] } },
      { type: 'onGoBack' },
      { type: 'onSwipeBack' },
      { type: 'loaded', payload: { token: 't2', currency: 'EUR' } },
      { type: 'loaded', payload: { token: 't2', theme: 'dark' } },
    ]);
  });

  it('leads the player somewhere, once when it was asked for before Loaded', () => {
    mount();
    handle.open({ method: 'pix', amount: 50 });
    say(loaded);
    say(loaded);
    handle.open({ flow: 'withdrawal' });
    expect(sent.map(({ message }) => message.type)).toEqual(['loaded', 'open', 'loaded', 'open']);
    expect(sent[1]?.message).toEqual({ type: 'open', payload: { method: 'pix', amount: 50 } });
  });

  it('tells listeners of their own event until they are taken off', () => {
    const heard: string[] = [];
    mount();
    const off = handle.on('onCreateTransaction', ({ eventType, eventId }) => heard.push(`${eventType} ${eventId}`));
    handle.on('onClose', () => heard.push('closed'));
    const created = { messageType: 'onCreateTransaction', eventType: 'deposit', eventId: '17' };
    say(created);
    say('{ broken');
    say({ messageType: 'onClose' });
    off();
    say(created);
    expect(heard).toEqual(['deposit 17', 'closed']);
  });

  it('a listener that throws does not keep the message from the next', () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const heard = vi.fn();
    mount().on('onClose', () => {
      throw new Error('mistake');
    });
    handle.on('onClose', heard);
    say({ messageType: 'onClose' });
    expect(heard).toHaveBeenCalledOnce();
    expect(() => vi.advanceTimersByTime(0)).toThrow('mistake');
    vi.useRealTimers();
  });

  it('shows both directions to the tracer', () => {
    const seen: string[] = [];
    mount({
      trace: (entry) =>
        seen.push(`${entry.direction} ${'type' in entry.message ? entry.message.type : entry.message.messageType}`),
    });
    say(loaded);
    handle.back();
    expect(seen).toEqual(['from-widget Loaded', 'to-widget loaded', 'to-widget onGoBack']);
  });

  it('is gone after destroy, however often', () => {
    const heard = vi.fn();
    mount().on('onClose', heard);
    say(loaded);
    const { contentWindow: source } = handle.iframe;
    handle.destroy();
    handle.destroy();
    handle.back();
    say({ messageType: 'onClose' }, { source });
    expect(container.children).toHaveLength(0);
    expect(heard).not.toHaveBeenCalled();
    expect(sent).toHaveLength(1);
  });

  it('two cashiers on a page do not hear each other', () => {
    const heard = vi.fn();
    const first = mount();
    first.on('onClose', heard);
    mount();
    say({ messageType: 'onClose' });
    expect(heard).not.toHaveBeenCalled();
    first.destroy();
  });
});

describe('a page without onProblem', () => {
  it('finds what is wrong in the console, with code, fix and link', async () => {
    const lines: string[] = [];
    const warn = vi.spyOn(console, 'warn').mockImplementation((text) => void lines.push(text));
    mount({ payload: { curency: 'EUR', currency: 'eur' } as object });
    await vi.waitFor(() => expect(lines).toHaveLength(2));
    expect(lines).toEqual([
      `[cashier] bad_payload (curency): This key is missing or wrong.\n${ORIGIN}/host-sdk-problems.html#bad_payload`,
      `[cashier] unknown_currency (eur): Give an ISO 4217 code.\n${ORIGIN}/host-sdk-problems.html#unknown_currency`,
    ]);
    warn.mockRestore();
  });
});
