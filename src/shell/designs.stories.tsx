/** The same player in both designs, beside each other. */
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { designsStory, type DesignsStory } from '../../tests/kit/designs-story';
import { openGroup, openMethod, payWith, withdrawWith } from '../../tests/kit/story-steps';
import { testMethod } from '../../tests/kit/story-catalogue';

const meta = { title: 'Flows/Both designs' } satisfies Meta;
export default meta;

export const List: DesignsStory = designsStory({
  country: 'RU',
  currency: 'RUB',
  play: async ({ canvas }, { text }) => {
    await waitFor(() => expect(canvas.getAllByRole('list', { name: text('list.label.deposit') })).toHaveLength(2));
  },
});

export const Group: DesignsStory = designsStory({ prepare: (app) => openGroup(app, 'card_method') });

export const Form: DesignsStory = designsStory({
  prepare: (app) => openMethod(app, 'de_paypal'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('heading', { name: 'PayPal' })).toHaveLength(2));
  },
});

export const Fields: DesignsStory = designsStory({
  methods: [testMethod('test_card_form')],
  prepare: (app) => openMethod(app, 'test_card_form'),
});

export const Crypto: DesignsStory = designsStory({ prepare: (app) => openGroup(app, 'crypto') });

export const Complete: DesignsStory = designsStory({ prepare: (app) => payWith(app, 'de_paypal', { amount: '50' }) });

export const WithdrawalCode: DesignsStory = designsStory({
  path: '/withdrawal',
  methods: [testMethod('test_payout_confirm')],
  prepare: (app) =>
    withdrawWith(app, 'test_payout_confirm', {
      amount: '25',
      fields: { customWallet: 'DE89 3704 0044 0532 0130 00' },
    }),
});
