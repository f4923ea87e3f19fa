import type { Meta } from '@storybook/react-vite';
import { inLegacy, type AppStory } from '../../../../tests/kit/app-story';
import * as current from '../current/banks-screen.stories';

const meta = { title: 'Flows/nigerian-banks/legacy/banks' } satisfies Meta;
export default meta;

export const Form: AppStory = inLegacy(current.Form);
export const FieldErrorWrongCheckDigit: AppStory = inLegacy(current.FieldErrorWrongCheckDigit);
export const Group: AppStory = inLegacy(current.Group);
export const Review: AppStory = inLegacy(current.Review);
export const Loading: AppStory = inLegacy(current.Loading);
export const Empty: AppStory = inLegacy(current.Empty);
export const Filled: AppStory = inLegacy(current.Filled);
export const ErrorOfTheCall: AppStory = inLegacy(current.ErrorOfTheCall);
export const Offline: AppStory = inLegacy(current.Offline);
export const LongestText: AppStory = inLegacy(current.LongestText);
