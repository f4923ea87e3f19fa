import { expect, it, vi } from 'vitest';
import { CashierFrame } from './element';

/** Stays outside the document, so that nothing is fetched. */
function mount(attributes: Readonly<Record<string, string>>): string | undefined {
  const element = new CashierFrame();
  element.setAttribute('widget-url', 'https://cashier.example/');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.connectedCallback();
  const { cashier } = element;
  element.disconnectedCallback();
  return cashier?.iframe.src;
}

it.each<[Record<string, string>, string]>([
  [{}, 'deposit'],
  [{ flow: '' }, 'deposit'],
  [{ flow: 'withdrawal' }, 'withdrawal'],
  [{ flow: 'Withdrawal', 'frame-height': 'Auto' }, 'withdrawal'],
  [{ flow: ' DEPOSIT ' }, 'deposit'],
])('<cashier-frame> with %j opens %s', (attributes, flow) => {
  expect(mount(attributes)).toBe(`https://cashier.example/#/${flow}`);
});

it.each<Record<string, string>>([{ flow: 'payout' }, { 'frame-height': '100%' }])(
  '<cashier-frame> refuses %j aloud',
  (attributes) => {
    expect(() => mount(attributes)).toThrow('flow must be deposit or withdrawal, height auto or fill');
  },
);

it('another payload without what the first player had is another player’s', () => {
  const sent: unknown[] = [];
  const postMessage = (data: string) => void sent.push(JSON.parse(data));
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue({ postMessage } as never);
  const say = (messageType: string) => {
    const data = JSON.stringify({ messageType, version: 'v1.0.230' });
    const source = element.cashier!.iframe.contentWindow;
    window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://cashier.example', source }));
  };
  const element = new CashierFrame();
  element.setAttribute('widget-url', 'https://cashier.example/');
  element.payload = { token: 'a1', currency: 'EUR', user: { name: 'Anna' } };
  element.connectedCallback();
  say('Loaded');
  element.payload = { token: 'b1', currency: 'EUR' };
  expect(sent).toHaveLength(1);
  say('Loaded');
  expect(sent[1]).toMatchObject({ payload: { token: 'b1', currency: 'EUR' } });
  expect(sent[1]).not.toHaveProperty('payload.user');
  element.disconnectedCallback();
  vi.restoreAllMocks();
});
