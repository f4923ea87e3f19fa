/** The quick deposit in the legacy design. */
import type { Meta } from '@storybook/react-vite';
import { inLegacy, type AppStory } from '../../../../tests/kit/app-story';
import inCurrent, * as stories from '../../current/quick/quick-screen.stories';

const meta = { title: 'Flows/quick/legacy/quick', decorators: inCurrent.decorators } satisfies Meta;
export default meta;

export const Filled: AppStory = inLegacy(stories.Filled);
export const WithFee: AppStory = inLegacy(stories.WithFee);
export const BelowTheLeast: AppStory = inLegacy(stories.BelowTheLeast);
export const Empty: AppStory = inLegacy(stories.Empty);
export const Offline: AppStory = inLegacy(stories.Offline);
export const LongestText: AppStory = inLegacy(stories.LongestText);
