import type { Meta } from '@storybook/react-vite';
import { inLegacy, type AppStory } from '../../../tests/kit/app-story';
import * as current from '../current/error-screen.stories';

const meta = { title: 'Flows/shell/legacy/error' } satisfies Meta;
export default meta;

export const ErrorOfTheCall: AppStory = inLegacy(current.ErrorOfTheCall);
export const Refreshed: AppStory = inLegacy(current.Refreshed);
export const TooSlow: AppStory = inLegacy(current.TooSlow);
export const Offline: AppStory = inLegacy(current.Offline);
export const LongestText: AppStory = inLegacy(current.LongestText);
