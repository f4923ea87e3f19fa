import type { Meta } from '@storybook/react-vite';
import type { AppStory } from '../../../../tests/kit/app-story';
import { flowStories } from '../../../../tests/kit/flow-stories';
import { withdrawWith } from '../../../../tests/kit/story-steps';
import { methods } from '../../fixtures';

const meta = { title: 'Flows/nigerian-banks/legacy/whole withdrawal' } satisfies Meta;
export default meta;

const flow = flowStories({
  design: 'legacy',
  path: '/withdrawal',
  methods,
  country: 'NG',
  currency: 'NGN',
  host: { user: { balanceData: { primary: { amount: 250_000, currency: 'NGN' } } } },
  pay: (app) =>
    withdrawWith(app, 'ng_account_payout', { amount: '20000', fields: { bank: '011', customWallet: '0000014579' } }),
});

/** To try by hand: the panel plays the provider, the network and the browser. */
export const ToPlay: AppStory = flow.toPlay();
export const Paid: AppStory = flow.paid();
export const Declined: AppStory = flow.declined();
export const OfflineThenPaid: AppStory = flow.offlineThenPaid();
