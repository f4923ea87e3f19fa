/** The element outside the document, so that nothing is fetched; `element.spec.ts` has it in browsers. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CashierFrame } from './element';
import { settled } from './fake-frame.fixture';
import type { HostPayload } from './payload';

let element: CashierFrame;
let sent: { type: string; payload: HostPayload }[];
const frames = () => [...element.shadowRoot!.querySelectorAll('iframe')];

beforeEach(() => {
  sent = [];
  const postMessage = (data: string) => void sent.push(JSON.parse(data) as (typeof sent)[number]);
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue({ postMessage } as never);
  element = new CashierFrame();
  element.setAttribute('widget-url', 'https://cashier.example/');
});
afterEach(async () => {
  element.disconnectedCallback();
  await settled();
  vi.restoreAllMocks();
});

function say(messageType: string, more: object = {}): void {
  const data = JSON.stringify({ messageType, version: 'v1.0.230', ...more });
  const source = frames()[0]!.contentWindow;
  window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://cashier.example', source }));
}

function mount(attributes: Readonly<Record<string, string>>): string | undefined {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.connectedCallback();
  return element.cashier?.iframe.src;
}

describe('attributes', () => {
  it.each<[Record<string, string>, string]>([
    [{}, 'deposit'],
    [{ flow: '' }, 'deposit'],
    [{ flow: 'withdrawal' }, 'withdrawal'],
    [{ flow: 'Withdrawal', 'frame-height': 'Auto' }, 'withdrawal'],
    [{ flow: ' DEPOSIT ' }, 'deposit'],
  ])('%j open %s', (attributes, flow) => {
    expect(mount(attributes)).toBe(`https://cashier.example/#/${flow}`);
  });

  it.each<Record<string, string>>([{ flow: 'payout' }, { 'frame-height': '100%' }])('%j are refused aloud', (wrong) => {
    expect(() => mount(wrong)).toThrow('unknown flow or height');
    element.removeAttribute(Object.keys(wrong)[0]!);
  });

  it('show the cashier where `preload` is the text of a false property', async () => {
    mount({ preload: 'false' });
    await settled();
    expect(element.cashier?.iframe.inert).toBe(false);
    element.setAttribute('preload', '');
    await settled();
    expect(element.cashier).toBeUndefined();
  });

  it.each([true, false])(
    '`preload`, and a word before the payment that comes later, in one task: %s',
    async (atOnce) => {
      element.payload = { userId: '42', token: 'a', currency: 'EUR' };
      mount({ preload: '' });
      await settled();
      say('Loaded');
      const [untold] = frames();
      element.beforePayment = () => true;
      if (!atOnce) await settled();
      element.removeAttribute('preload');
      await settled();
      expect(frames()[0]).not.toBe(untold);
      say('Loaded');
      expect(sent.at(-1)).toMatchObject({ type: 'loaded', payload: { userId: '42', asksBeforePayment: true } });
    },
  );

  it('and properties: a token that is set before the payload of the next player is that one’s', async () => {
    mount({});
    element.payload = { userId: '42', token: 'a', currency: 'EUR' };
    await settled();
    say('Loaded');
    element.token = 'b';
    element.payload = { userId: '43', currency: 'EUR' };
    await settled();
    expect(element.token).toBe('b');
    say('Loaded');
    expect(sent.at(-1)).toMatchObject({ type: 'loaded', payload: { userId: '43', token: 'b' } });
    // In a later task nothing of it is left.
    element.payload = { userId: '44', currency: 'EUR' };
    await settled();
    expect(element.token).toBe('');
  });

  it('load another cashier only where they have to', async () => {
    mount({});
    const { iframe } = element.cashier!;
    element.setAttribute('widget-url', 'https://cashier.example');
    element.setAttribute('frame-title', 'Kasse');
    element.setAttribute('frame-height', 'fill');
    element.setAttribute('lang', 'de');
    await settled();
    expect(frames()).toHaveLength(1);
    expect(frames()[0]).toBe(iframe);
    expect(iframe.title).toBe('Kasse');
    element.setAttribute('flow', 'withdrawal');
    await settled();
    expect(frames().map(({ src }) => src)).toEqual(['https://cashier.example/#/withdrawal']);
  });
});

describe('the element itself', () => {
  it('is left as it was written, and waits until all is set', async () => {
    element.connectedCallback();
    expect(frames()).toEqual([]);
    element.setAttribute('flow', 'withdrawal');
    await settled();
    expect(frames()).toHaveLength(1);
    expect(element.outerHTML).toBe(
      '<cashier-frame widget-url="https://cashier.example/" flow="withdrawal"></cashier-frame>',
    );
  });

  it('keeps its frame when it is moved, and ends it when it is taken away', async () => {
    mount({});
    const before = frames();
    element.disconnectedCallback();
    element.connectedCallback();
    await settled();
    expect(frames()).toEqual(before);
    element.disconnectedCallback();
    await settled();
    expect([frames(), element.cashier]).toEqual([[], undefined]);
  });

  it('is copied without its frame', () => {
    mount({});
    const copy = element.cloneNode(true) as CashierFrame;
    expect([copy.childNodes.length, copy.shadowRoot?.querySelector('iframe') ?? null]).toEqual([0, null]);
  });
});

describe('properties', () => {
  it.each<[string, (it: CashierFrame) => void]>([
    ['payload', (it) => void (it.payload = { token: 'a1', userId: '42' })],
    [
      'token, then payload',
      (it) => {
        it.token = 'a1';
        it.payload = { userId: '42' };
      },
    ],
    [
      'payload, then token',
      (it) => {
        it.payload = { userId: '42' };
        it.token = 'a1';
      },
    ],
    [
      'payload and a way to ask',
      (it) => {
        it.payload = { userId: '42' };
        it.requestToken = () => 'a1';
      },
    ],
  ])('%s: nothing is sent before there is a token', async (_, set) => {
    const problems: unknown[] = [];
    element.addEventListener('cashier-problem', ({ detail }) => problems.push([detail.code, detail.detail]));
    mount({ currency: 'EUR' });
    say('Loaded');
    await settled();
    expect(sent).toEqual([]);
    set(element);
    await vi.waitFor(() => expect(sent).toMatchObject([{ payload: { token: 'a1', userId: '42', currency: 'EUR' } }]));
    expect(problems).toEqual([]);
  });

  it('requestToken that comes after the token was refused is asked', async () => {
    element.addEventListener('cashier-problem', ({ detail }) => void detail);
    element.payload = { token: 'old', userId: '42' };
    mount({});
    say('Loaded');
    say('onTokenExpired');
    await settled();
    element.requestToken = () => 'fresh';
    await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ payload: { token: 'fresh' } }));
  });

  it('another payload without what the first player had is another player’s', () => {
    element.payload = { token: 'a1', currency: 'EUR', user: { name: 'Anna' } };
    mount({});
    say('Loaded');
    element.payload = { token: 'b1', currency: 'EUR' };
    expect(element.cashier).toBeDefined();
    expect(sent).toHaveLength(1);
    say('Loaded');
    expect(sent[1]).toMatchObject({ payload: { token: 'b1', currency: 'EUR' } });
    expect(sent[1]).not.toHaveProperty('payload.user');
  });
});

describe('a problem', () => {
  const warned = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);

  it('is printed in the console where no listener takes it', async () => {
    const warn = warned();
    vi.spyOn(console, 'group').mockImplementation(() => undefined);
    element.payload = { token: 'a1', userId: '42', currency: 'eur' };
    mount({});
    await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('unknown_currency (eur)')));
  });

  it('is the listener’s alone where there is one', async () => {
    const warn = warned();
    const heard: string[] = [];
    element.addEventListener('cashier-problem', ({ detail }) => heard.push(detail.code));
    element.payload = { token: 'a1', userId: '42', currency: 'eur' };
    mount({});
    await vi.waitFor(() => expect(heard).toEqual(['unknown_currency']));
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(warn).not.toHaveBeenCalled();
  });
});
