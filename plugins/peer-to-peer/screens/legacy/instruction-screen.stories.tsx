import type { Meta } from '@storybook/react-vite';
import { inLegacy, type AppStory } from '../../../../tests/kit/app-story';
import * as current from '../current/instruction-screen.stories';

const meta = { title: 'Flows/peer-to-peer/legacy/instruction' } satisfies Meta;
export default meta;

export const Filled: AppStory = inLegacy(current.Filled);
export const Offline: AppStory = inLegacy(current.Offline);
export const LongestText: AppStory = inLegacy(current.LongestText);
