import type { Meta } from '@storybook/react-vite';
import type { AppStory } from '../../../../tests/kit/app-story';
import { flowStories } from '../../../../tests/kit/flow-stories';
import { withdrawWith } from '../../../../tests/kit/story-steps';
import { methods } from '../../fixtures';

const meta = { title: 'Flows/crypto/current/whole withdrawal' } satisfies Meta;
export default meta;

const flow = flowStories({
  path: '/withdrawal',
  methods,
  host: { user: { balanceData: { primary: { amount: 900, currency: 'EUR' } } } },
  pay: (app) =>
    withdrawWith(app, 'crypto_usdc_payout', {
      amount: '100',
      fields: { network: 'erc20', customWallet: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
    }),
});

/** To try by hand: the panel plays the provider, the network and the browser. */
export const ToPlay: AppStory = flow.toPlay();
export const Paid: AppStory = flow.paid();
export const Declined: AppStory = flow.declined();
export const OfflineThenPaid: AppStory = flow.offlineThenPaid();
