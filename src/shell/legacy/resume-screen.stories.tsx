import type { Meta } from '@storybook/react-vite';
import { inLegacy, type AppStory } from '../../../tests/kit/app-story';
import * as current from '../current/resume-screen.stories';

const meta = { title: 'Flows/shell/legacy/resume' } satisfies Meta;
export default meta;

export const LoadingFinding: AppStory = inLegacy(current.LoadingFinding);
export const Offline: AppStory = inLegacy(current.Offline);
export const LongestText: AppStory = inLegacy(current.LongestText);
