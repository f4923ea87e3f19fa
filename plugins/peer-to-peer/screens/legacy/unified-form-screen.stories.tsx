import type { Meta } from '@storybook/react-vite';
import { inLegacy, type AppStory } from '../../../../tests/kit/app-story';
import * as current from '../current/unified-form-screen.stories';

const meta = { title: 'Flows/peer-to-peer/legacy/unified-form' } satisfies Meta;
export default meta;

export const WaitingAfterTelling: AppStory = inLegacy(current.WaitingAfterTelling);
export const Expired: AppStory = inLegacy(current.Expired);
export const Filled: AppStory = inLegacy(current.Filled);
export const Offline: AppStory = inLegacy(current.Offline);
export const Processed: AppStory = inLegacy(current.Processed);
export const Failed: AppStory = inLegacy(current.Failed);
export const LongestText: AppStory = inLegacy(current.LongestText);
export const FieldError: AppStory = inLegacy(current.FieldError);
