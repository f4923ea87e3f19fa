import type { Meta } from '@storybook/react-vite';
import type { AppStory } from '../../../../tests/kit/app-story';
import { flowStories } from '../../../../tests/kit/flow-stories';
import { payWith } from '../../../../tests/kit/story-steps';
import { methods } from '../../fixtures';

const meta = { title: 'Flows/pix/legacy/whole flow' } satisfies Meta;
export default meta;

const flow = flowStories({
  design: 'legacy',
  country: 'BR',
  currency: 'BRL',
  methods,
  pay: (app) => payWith(app, 'br_pix', { amount: '150,50', fields: { cpf: '529.982.247-25' } }),
  expired: 'pix:expired.title',
});

/** To try by hand: the panel plays the provider, the network and the browser. */
export const ToPlay: AppStory = flow.toPlay();
export const Paid: AppStory = flow.paid();
export const Declined: AppStory = flow.declined();
export const Expired: AppStory = flow.expired();
export const OfflineThenPaid: AppStory = flow.offlineThenPaid();
