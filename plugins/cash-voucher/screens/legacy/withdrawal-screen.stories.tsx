import type { Meta } from '@storybook/react-vite';
import { inLegacy, type AppStory } from '../../../../tests/kit/app-story';
import * as current from '../current/withdrawal-screen.stories';

const meta = { title: 'Flows/cash-voucher/legacy/withdrawal' } satisfies Meta;
export default meta;

export const Empty: AppStory = inLegacy(current.Empty);
export const Filled: AppStory = inLegacy(current.Filled);
export const FieldError: AppStory = inLegacy(current.FieldError);
export const Loading: AppStory = inLegacy(current.Loading);
export const ErrorOfTheCall: AppStory = inLegacy(current.ErrorOfTheCall);
export const Offline: AppStory = inLegacy(current.Offline);
export const LongestText: AppStory = inLegacy(current.LongestText);
