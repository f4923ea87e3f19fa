import type { Meta } from '@storybook/react-vite';
import { inLegacy, type AppStory } from '../../../../tests/kit/app-story';
import * as current from '../../current/player/limits-screen.stories';

const meta = { title: 'Flows/player/legacy/limits' } satisfies Meta;
export default meta;

export const Filled: AppStory = inLegacy(current.Filled);
export const FieldError: AppStory = inLegacy(current.FieldError);
export const ErrorOfTheCall: AppStory = inLegacy(current.ErrorOfTheCall);
export const FilledBreak: AppStory = inLegacy(current.FilledBreak);
export const Offline: AppStory = inLegacy(current.Offline);
export const LongestText: AppStory = inLegacy(current.LongestText);
