import type { Meta } from '@storybook/react-vite';
import { inLegacy, type AppStory } from '../../../tests/kit/app-story';
import * as current from '../current/form-screen.stories';

const meta = { title: 'Flows/shell/legacy/form' } satisfies Meta;
export default meta;

export const Loading: AppStory = inLegacy(current.Loading);
export const FilledAsks: AppStory = inLegacy(current.FilledAsks);
export const FailedNoData: AppStory = inLegacy(current.FailedNoData);
export const FailedBadAddress: AppStory = inLegacy(current.FailedBadAddress);
export const LongestText: AppStory = inLegacy(current.LongestText);
