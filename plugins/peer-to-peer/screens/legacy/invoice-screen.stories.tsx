import type { Meta } from '@storybook/react-vite';
import { inLegacy, type AppStory } from '../../../../tests/kit/app-story';
import * as current from '../current/invoice-screen.stories';

const meta = { title: 'Flows/peer-to-peer/legacy/invoice' } satisfies Meta;
export default meta;

export const Waiting: AppStory = inLegacy(current.Waiting);
export const ErrorOfTheCallCancel: AppStory = inLegacy(current.ErrorOfTheCallCancel);
export const Expired: AppStory = inLegacy(current.Expired);
export const Loading: AppStory = inLegacy(current.Loading);
export const EmptyNotLoaded: AppStory = inLegacy(current.EmptyNotLoaded);
export const Offline: AppStory = inLegacy(current.Offline);
export const Processed: AppStory = inLegacy(current.Processed);
export const Failed: AppStory = inLegacy(current.Failed);
export const LongestText: AppStory = inLegacy(current.LongestText);
