import type { Meta } from '@storybook/react-vite';
import type { AppStory } from '../../../../tests/kit/app-story';
import { flowStories } from '../../../../tests/kit/flow-stories';
import { payWith } from '../../../../tests/kit/story-steps';
import { methods } from '../../fixtures';

const meta = { title: 'Flows/host-to-host/legacy/whole flow' } satisfies Meta;
export default meta;

const flow = flowStories({
  design: 'legacy',
  country: 'TR',
  currency: 'TRY',
  methods,
  pay: (app) => payWith(app, 'tr_iban', { amount: '1500', fields: { full_name: 'Alex Morgan' } }),
  expired: 'host-to-host:expired.title',
  expiresAfter: 20 * 60_000 + 5000,
});

/** To try by hand: the panel plays the provider, the network and the browser. */
export const ToPlay: AppStory = flow.toPlay();
export const Paid: AppStory = flow.paid();
export const Declined: AppStory = flow.declined();
export const Expired: AppStory = flow.expired();
export const OfflineThenPaid: AppStory = flow.offlineThenPaid();
