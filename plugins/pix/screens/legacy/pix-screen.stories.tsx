import type { Meta } from '@storybook/react-vite';
import { inLegacy, type AppStory } from '../../../../tests/kit/app-story';
import * as current from '../current/pix-screen.stories';

const meta = { title: 'Flows/pix/legacy/pix' } satisfies Meta;
export default meta;

export const Waiting: AppStory = inLegacy(current.Waiting);
export const EmptyWrongCrc: AppStory = inLegacy(current.EmptyWrongCrc);
export const Expired: AppStory = inLegacy(current.Expired);
export const LoadingRenewing: AppStory = inLegacy(current.LoadingRenewing);
export const ErrorOfTheCallStillOpen: AppStory = inLegacy(current.ErrorOfTheCallStillOpen);
export const Processed: AppStory = inLegacy(current.Processed);
export const Failed: AppStory = inLegacy(current.Failed);
export const Offline: AppStory = inLegacy(current.Offline);
export const LongestText: AppStory = inLegacy(current.LongestText);
