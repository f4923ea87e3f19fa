import { expect, it } from 'vitest';
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
