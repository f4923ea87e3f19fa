import type { Meta } from '@storybook/react-vite';
import { inLegacy, type AppStory } from '../../../tests/kit/app-story';
import * as current from '../current/payment-frame.stories';

const meta = { title: 'Flows/player/legacy/payment frame' } satisfies Meta;
export default meta;

export const Shown: AppStory = inLegacy(current.Shown);
export const Loading: AppStory = inLegacy(current.Loading);
export const Slow: AppStory = inLegacy(current.Slow);
export const Stays: AppStory = inLegacy(current.Stays);
export const Closed: AppStory = inLegacy(current.Closed);
