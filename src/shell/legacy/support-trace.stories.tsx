import type { Meta } from '@storybook/react-vite';
import { inLegacy, type AppStory } from '../../../tests/kit/app-story';
import * as current from '../current/support-trace.stories';

const meta = { title: 'Flows/player/legacy/support trace' } satisfies Meta;
export default meta;

export const NotAgreed: AppStory = inLegacy(current.NotAgreed);
export const Agreed: AppStory = inLegacy(current.Agreed);
export const AgreedAndNot: AppStory = inLegacy(current.AgreedAndNot);
