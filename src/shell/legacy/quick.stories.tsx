/** The quick deposit in the legacy design. */
import type { Meta } from '@storybook/react-vite';
import { inLegacy, type AppStory } from '../../../tests/kit/app-story';
import inCurrent, * as stories from '../current/quick.stories';

const meta = { title: 'Flows/player/legacy/quick deposit', decorators: inCurrent.decorators } satisfies Meta;
export default meta;

export const Filled: AppStory = inLegacy(stories.Filled);
export const WithFee: AppStory = inLegacy(stories.WithFee);
export const Refused: AppStory = inLegacy(stories.Refused);
export const Nothing: AppStory = inLegacy(stories.Nothing);
