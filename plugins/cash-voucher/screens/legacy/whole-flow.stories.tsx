import type { Meta } from '@storybook/react-vite';
import type { AppStory } from '../../../../tests/kit/app-story';
import { flowStories } from '../../../../tests/kit/flow-stories';
import { deposit } from '../../journeys.fixture';

const meta = { title: 'Flows/cash-voucher/legacy/whole flow' } satisfies Meta;
export default meta;

const flow = flowStories(deposit, { design: 'legacy' });

/** To try by hand: the panel plays the provider, the network and the browser. */
export const ToPlay: AppStory = flow.toPlay();
export const Paid: AppStory = flow.paid();
export const Declined: AppStory = flow.declined();
export const Expired: AppStory = flow.expired();
export const OfflineThenPaid: AppStory = flow.offlineThenPaid();
