import type { Meta } from '@storybook/react-vite';
import { inLegacy, type AppStory } from '../../../../tests/kit/app-story';
import * as current from '../current/invoice-screen.stories';
import * as ends from '../current/invoice-ends.stories';

const meta = { title: 'Flows/india-upi/legacy/invoice' } satisfies Meta;
export default meta;

export const WaitingOnAPhone: AppStory = inLegacy(current.WaitingOnAPhone);
export const FieldErrorUtrMissing: AppStory = inLegacy(current.FieldErrorUtrMissing);
export const ErrorOfTheCallUtrRefused: AppStory = inLegacy(current.ErrorOfTheCallUtrRefused);
export const LoadingConfirming: AppStory = inLegacy(current.LoadingConfirming);
export const Filled: AppStory = inLegacy(current.Filled);
export const Offline: AppStory = inLegacy(current.Offline);
export const LongestText: AppStory = inLegacy(current.LongestText);
export const ExpiredWhileTyping: AppStory = inLegacy(ends.ExpiredWhileTyping);
export const EmptyCodeGone: AppStory = inLegacy(ends.EmptyCodeGone);
export const Processed: AppStory = inLegacy(ends.Processed);
export const Failed: AppStory = inLegacy(ends.Failed);
