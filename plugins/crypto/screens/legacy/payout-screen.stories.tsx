import type { Meta } from '@storybook/react-vite';
import { inLegacy, type AppStory } from '../../../../tests/kit/app-story';
import * as current from '../current/payout-screen.stories';

const meta = { title: 'Flows/crypto/legacy/payout' } satisfies Meta;
export default meta;

export const FieldErrorAddressOfAnotherNetwork: AppStory = inLegacy(current.FieldErrorAddressOfAnotherNetwork);
export const Review: AppStory = inLegacy(current.Review);
export const Loading: AppStory = inLegacy(current.Loading);
export const Empty: AppStory = inLegacy(current.Empty);
export const Filled: AppStory = inLegacy(current.Filled);
export const ErrorOfTheCall: AppStory = inLegacy(current.ErrorOfTheCall);
export const Offline: AppStory = inLegacy(current.Offline);
export const LongestText: AppStory = inLegacy(current.LongestText);
