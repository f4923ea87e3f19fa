import type { Meta } from '@storybook/react-vite';
import type { AppStory } from '../../../../tests/kit/app-story';
import { flowStories } from '../../../../tests/kit/flow-stories';
import { testMethod } from '../../../../tests/kit/story-catalogue';
import { withdrawWith } from '../../../../tests/kit/story-steps';

const meta = { title: 'Flows/card-redirect/current/whole withdrawal' } satisfies Meta;
export default meta;

const flow = flowStories({
  path: '/withdrawal',
  methods: [testMethod('test_payout')],
  host: { user: { balanceData: { primary: { amount: 1250.5, currency: 'EUR' } } } },
  pay: (app) =>
    withdrawWith(app, 'test_payout', { amount: '25', fields: { customWallet: 'DE89 3704 0044 0532 0130 00' } }),
});

/** To try by hand: the panel plays the provider, the network and the browser. */
export const ToPlay: AppStory = flow.toPlay();
export const Paid: AppStory = flow.paid();
export const Declined: AppStory = flow.declined();
export const OfflineThenPaid: AppStory = flow.offlineThenPaid();
