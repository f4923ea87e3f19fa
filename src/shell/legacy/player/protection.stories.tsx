import type { Meta } from '@storybook/react-vite';
import { inLegacy, type AppStory } from '../../../../tests/kit/app-story';
import * as current from '../../current/player/protection.stories';

const meta = { title: 'Flows/player/legacy/protection' } satisfies Meta;
export default meta;

export const Forfeit: AppStory = inLegacy(current.Forfeit);
export const BonusTerms: AppStory = inLegacy(current.BonusTerms);
export const TimeInCashier: AppStory = inLegacy(current.TimeInCashier);
