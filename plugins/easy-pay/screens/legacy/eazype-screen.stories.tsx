import type { Meta } from '@storybook/react-vite';
import { inLegacy, type AppStory } from '../../../../tests/kit/app-story';
import * as current from '../current/eazype-screen.stories';

const meta = { title: 'Flows/easy-pay/legacy/eazype' } satisfies Meta;
export default meta;

export const WaitingOnAPhone: AppStory = inLegacy(current.WaitingOnAPhone);
export const Expired: AppStory = inLegacy(current.Expired);
export const EmptyCodeGone: AppStory = inLegacy(current.EmptyCodeGone);
export const ProcessedAfterUtr: AppStory = inLegacy(current.ProcessedAfterUtr);
export const Failed: AppStory = inLegacy(current.Failed);
export const Filled: AppStory = inLegacy(current.Filled);
export const ErrorOfTheCall: AppStory = inLegacy(current.ErrorOfTheCall);
export const Offline: AppStory = inLegacy(current.Offline);
export const LongestText: AppStory = inLegacy(current.LongestText);
export const FieldErrorUtrMissing: AppStory = inLegacy(current.FieldErrorUtrMissing);
