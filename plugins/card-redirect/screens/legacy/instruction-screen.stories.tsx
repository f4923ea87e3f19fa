import type { Meta } from '@storybook/react-vite';
import { inLegacy, type AppStory } from '../../../../tests/kit/app-story';
import * as current from '../current/instruction-screen.stories';

const meta = { title: 'Flows/card-redirect/legacy/instruction' } satisfies Meta;
export default meta;

export const WaitingCustom: AppStory = inLegacy(current.Waiting);
export const Waiting: AppStory = inLegacy(current.WaitingToPayCash);
export const ToStatus: AppStory = inLegacy(current.ToStatus);
export const Processed: AppStory = inLegacy(current.Processed);
export const Failed: AppStory = inLegacy(current.Failed);
export const Offline: AppStory = inLegacy(current.Offline);
export const LongestText: AppStory = inLegacy(current.LongestText);
export const EmptyWithoutInstruction: AppStory = inLegacy(current.EmptyWithoutInstruction);
