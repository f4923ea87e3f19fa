/** What a coin's form says of its method, for stories of both designs. */
import { expect } from 'storybook/test';
import type { CatalogueMethod } from '@/contract/simulator';
import type { AppStoryOptions } from '../../../tests/kit/app-story';
import { expectVisible } from '../../../tests/kit/expect-visible';
import { catalogue } from '../../../tests/kit/story-catalogue';

/** The catalogue, with Bitcoin changed. */
export const withBitcoin = (facts: Partial<CatalogueMethod['method']>) =>
  catalogue.map((one) => (one.method.name === 'crypto_btc' ? { ...one, method: { ...one.method, ...facts } } : one));

export const slow = {
  methods: withBitcoin({ state: { level: 'slow' }, usualSeconds: 1800, fees: { EUR: { percent: 2 } } }),
  play: async ({ canvas, userEvent }, { text, money }) => {
    const amount = await canvas.findByRole('textbox', { name: text('amount.label') });
    await expectVisible(canvas.findByText(text('player:state.slow')));
    await expectVisible(canvas.getByText(text('player:state.usualMinutes', { count: 30 })));
    await userEvent.clear(amount);
    await userEvent.type(amount, '50');
    await expectVisible(canvas.findByText(new RegExp(text('player:cost.credited', { amount: money(49) }))));
  },
} satisfies AppStoryOptions;

export const down = {
  methods: withBitcoin({ state: { level: 'down', reason: { en: 'Works at the network' } } }),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByText('Works at the network'));
    const button = canvas.getByRole('button', { name: text('crypto:amount.submit') });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
} satisfies AppStoryOptions;
