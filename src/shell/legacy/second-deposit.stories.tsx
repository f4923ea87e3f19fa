import type { Meta } from '@storybook/react-vite';
import { inLegacy, type AppStory } from '../../../tests/kit/app-story';
import * as current from '../current/second-deposit.stories';

const meta = { title: 'Flows/player/legacy/second deposit' } satisfies Meta;
export default meta;

export const Again: AppStory = inLegacy(current.Again);
export const StoppedByHost: AppStory = inLegacy(current.StoppedByHost);
export const Accounts: AppStory = inLegacy(current.Accounts);
export const SlowMethod: AppStory = inLegacy(current.SlowMethod);
export const MethodDown: AppStory = inLegacy(current.MethodDown);
export const LongList: AppStory = inLegacy(current.LongList);
export const DeclinedInsufficientFunds: AppStory = inLegacy(current.DeclinedInsufficientFunds);
export const DeclinedByBank: AppStory = inLegacy(current.DeclinedByBank);
export const DeclinedAuthentication: AppStory = inLegacy(current.DeclinedAuthentication);
export const DeclinedWrongDetails: AppStory = inLegacy(current.DeclinedWrongDetails);
export const DeclinedLimit: AppStory = inLegacy(current.DeclinedLimit);
export const DeclinedExpired: AppStory = inLegacy(current.DeclinedExpired);
export const DeclinedCancelled: AppStory = inLegacy(current.DeclinedCancelled);
export const DeclinedUnavailable: AppStory = inLegacy(current.DeclinedUnavailable);
export const DeclinedNotSupported: AppStory = inLegacy(current.DeclinedNotSupported);
export const DeclinedRisk: AppStory = inLegacy(current.DeclinedRisk);
export const DeclinedUnknown: AppStory = inLegacy(current.DeclinedUnknown);
