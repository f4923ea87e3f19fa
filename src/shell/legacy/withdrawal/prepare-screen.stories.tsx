import type { Meta } from '@storybook/react-vite';
import { inLegacy, type AppStory } from '../../../../tests/kit/app-story';
import * as current from '../../current/withdrawal/prepare-screen.stories';

const meta = { title: 'Flows/shell-withdrawal/legacy/prepare' } satisfies Meta;
export default meta;

export const Empty: AppStory = inLegacy(current.Empty);
export const FieldErrorNothingTyped: AppStory = inLegacy(current.FieldErrorNothingTyped);
export const FilledKnown: AppStory = inLegacy(current.FilledKnown);
export const Saved: AppStory = inLegacy(current.Saved);
export const ErrorOfTheCall: AppStory = inLegacy(current.ErrorOfTheCall);
export const Offline: AppStory = inLegacy(current.Offline);
export const LongestText: AppStory = inLegacy(current.LongestText);
export const Loading: AppStory = inLegacy(current.Loading);
export const FieldErrorRefused: AppStory = inLegacy(current.FieldErrorRefused);
