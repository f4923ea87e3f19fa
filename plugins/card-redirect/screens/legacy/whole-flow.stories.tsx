import type { Meta } from '@storybook/react-vite';
import type { AppStory } from '../../../../tests/kit/app-story';
import { flowStories } from '../../../../tests/kit/flow-stories';
import { catalogue, testMethod } from '../../../../tests/kit/story-catalogue';
import { payWith } from '../../../../tests/kit/story-steps';

const meta = { title: 'Flows/card-redirect/legacy/whole flow' } satisfies Meta;
export default meta;

const flow = flowStories({
  design: 'legacy',
  methods: [...catalogue, testMethod('test_card_unified')],
  pay: (app) => payWith(app, 'test_card_unified'),
  // The provider fails the deposit when the time to pay is over.
  expired: 'complete.deposit.mistaked.title',
});

/** To try by hand: the panel plays the provider, the network and the browser. */
export const ToPlay: AppStory = flow.toPlay();
export const Paid: AppStory = flow.paid();
export const Declined: AppStory = flow.declined();
export const Expired: AppStory = flow.expired();
export const OfflineThenPaid: AppStory = flow.offlineThenPaid();
