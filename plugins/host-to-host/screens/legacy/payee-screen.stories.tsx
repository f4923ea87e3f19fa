import type { Meta } from '@storybook/react-vite';
import { inLegacy, type AppStory } from '../../../../tests/kit/app-story';
import * as current from '../current/payee-screen.stories';

const meta = { title: 'Flows/host-to-host/legacy/payee' } satisfies Meta;
export default meta;

export const WaitingAccount: AppStory = inLegacy(current.WaitingAccount);
export const EmptyList: AppStory = inLegacy(current.EmptyList);
export const Expired: AppStory = inLegacy(current.Expired);
export const LoadingTelling: AppStory = inLegacy(current.LoadingTelling);
export const ErrorOfTheCall: AppStory = inLegacy(current.ErrorOfTheCall);
export const Processed: AppStory = inLegacy(current.Processed);
export const Offline: AppStory = inLegacy(current.Offline);
export const Failed: AppStory = inLegacy(current.Failed);
export const LongestText: AppStory = inLegacy(current.LongestText);
