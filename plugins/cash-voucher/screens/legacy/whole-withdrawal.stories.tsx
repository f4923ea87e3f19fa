import type { Meta } from '@storybook/react-vite';
import type { AppStory } from '../../../../tests/kit/app-story';
import { flowStories } from '../../../../tests/kit/flow-stories';
import { withdrawWith } from '../../../../tests/kit/story-steps';
import { methods } from '../../fixtures';

const meta = { title: 'Flows/cash-voucher/legacy/whole withdrawal' } satisfies Meta;
export default meta;

const flow = flowStories({
  design: 'legacy',
  path: '/withdrawal',
  methods,
  host: { user: { balanceData: { primary: { amount: 1250.5, currency: 'EUR' } } } },
  pay: (app) => withdrawWith(app, 'cash_voucher_payout', { amount: '25', fields: { customWallet: '12345678' } }),
});

/** To be played: the panel is the provider, the network and the browser. */
export const ToPlay: AppStory = flow.toPlay();
export const Paid: AppStory = flow.paid();
export const Declined: AppStory = flow.declined();
export const OfflineThenPaid: AppStory = flow.offlineThenPaid();
