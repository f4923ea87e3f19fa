import type { Meta } from '@storybook/react-vite';
import { inLegacy, type AppStory } from '../../../../tests/kit/app-story';
import * as current from '../current/unified-form-screen.stories';

const meta = { title: 'Flows/card-redirect/legacy/unified-form' } satisfies Meta;
export default meta;

export const Waiting: AppStory = inLegacy(current.Waiting);
export const Expired: AppStory = inLegacy(current.Expired);
export const Cancelled: AppStory = inLegacy(current.Cancelled);
export const Filled: AppStory = inLegacy(current.Filled);
export const ErrorOfTheCall: AppStory = inLegacy(current.ErrorOfTheCall);
export const Processed: AppStory = inLegacy(current.ProcessedAfterTelling);
export const Failed: AppStory = inLegacy(current.Failed);
export const Offline: AppStory = inLegacy(current.Offline);
export const LongestText: AppStory = inLegacy(current.LongestText);
export const FieldError: AppStory = inLegacy(current.FieldError);
export const Loading: AppStory = inLegacy(current.Loading);
