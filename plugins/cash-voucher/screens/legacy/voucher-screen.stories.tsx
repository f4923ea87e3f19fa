import type { Meta } from '@storybook/react-vite';
import { inLegacy, type AppStory } from '../../../../tests/kit/app-story';
import * as current from '../current/voucher-screen.stories';

const meta = { title: 'Flows/cash-voucher/legacy/voucher' } satisfies Meta;
export default meta;

export const Waiting: AppStory = inLegacy(current.Waiting);
export const WaitingAtAShop: AppStory = inLegacy(current.WaitingAtAShop);
export const WaitingAtAKiosk: AppStory = inLegacy(current.WaitingAtAKiosk);
export const WaitingForHours: AppStory = inLegacy(current.WaitingForHours);
export const WaitingWithoutEnd: AppStory = inLegacy(current.WaitingWithoutEnd);
export const WaitingInAnApp: AppStory = inLegacy(current.WaitingInAnApp);
export const Empty: AppStory = inLegacy(current.Empty);
export const Expired: AppStory = inLegacy(current.Expired);
export const Processed: AppStory = inLegacy(current.Processed);
export const Failed: AppStory = inLegacy(current.Failed);
export const Offline: AppStory = inLegacy(current.Offline);
export const LongestText: AppStory = inLegacy(current.LongestText);
