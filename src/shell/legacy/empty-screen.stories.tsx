import type { Meta } from '@storybook/react-vite';
import { inLegacy, type AppStory } from '../../../tests/kit/app-story';
import * as current from '../current/empty-screen.stories';

const meta = { title: 'Flows/shell/legacy/empty' } satisfies Meta;
export default meta;

export const Filled: AppStory = inLegacy(current.Filled);
export const Offline: AppStory = inLegacy(current.Offline);
export const LongestText: AppStory = inLegacy(current.LongestText);
