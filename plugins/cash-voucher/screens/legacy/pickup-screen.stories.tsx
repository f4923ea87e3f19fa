import type { Meta } from '@storybook/react-vite';
import { inLegacy, type AppStory } from '../../../../tests/kit/app-story';
import * as current from '../current/pickup-screen.stories';

const meta = { title: 'Flows/cash-voucher/legacy/pickup' } satisfies Meta;
export default meta;

export const Waiting: AppStory = inLegacy(current.Waiting);
export const Empty: AppStory = inLegacy(current.Empty);
export const Expired: AppStory = inLegacy(current.Expired);
export const Processed: AppStory = inLegacy(current.Processed);
export const Failed: AppStory = inLegacy(current.Failed);
export const Offline: AppStory = inLegacy(current.Offline);
export const LongestText: AppStory = inLegacy(current.LongestText);
