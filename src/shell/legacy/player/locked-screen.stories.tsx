import type { Meta } from '@storybook/react-vite';
import { inLegacy, type AppStory } from '../../../../tests/kit/app-story';
import * as current from '../../current/player/locked-screen.stories';

const meta = { title: 'Flows/player/legacy/locked' } satisfies Meta;
export default meta;

export const Filled: AppStory = inLegacy(current.Filled);
export const FilledKycRequired: AppStory = inLegacy(current.FilledKycRequired);
export const FilledKycPending: AppStory = inLegacy(current.FilledKycPending);
export const FilledKycRejected: AppStory = inLegacy(current.FilledKycRejected);
export const FilledAgeUnverified: AppStory = inLegacy(current.FilledAgeUnverified);
export const FilledSelfExcluded: AppStory = inLegacy(current.FilledSelfExcluded);
export const FilledCoolOff: AppStory = inLegacy(current.FilledCoolOff);
export const FilledLimitReached: AppStory = inLegacy(current.FilledLimitReached);
export const FilledAccountClosed: AppStory = inLegacy(current.FilledAccountClosed);
export const FilledWageringRequired: AppStory = inLegacy(current.FilledWageringRequired);
export const FilledRegionForbidden: AppStory = inLegacy(current.FilledRegionForbidden);
export const FilledProfileIncomplete: AppStory = inLegacy(current.FilledProfileIncomplete);
export const FilledMaintenance: AppStory = inLegacy(current.FilledMaintenance);
export const FilledOtherReason: AppStory = inLegacy(current.FilledOtherReason);
export const FilledWhileFormIsOpen: AppStory = inLegacy(current.FilledWhileFormIsOpen);
export const Offline: AppStory = inLegacy(current.Offline);
export const LongestText: AppStory = inLegacy(current.LongestText);
