import type { Screens } from '../kernel/plugin';
import { BonusDetailsScreen } from './bonus-details-screen';
import { CompleteScreen } from './complete-screen';
import { EmptyScreen } from './empty-screen';
import { ErrorScreen } from './error-screen';
import { FormScreen } from './form-screen';
import { GroupScreen } from './group-screen';
import { ResumeScreen } from './resume-screen';

/** The screens that both designs show; each adds its own list. */
export const screens: Screens = {
  bonusDetails: BonusDetailsScreen,
  complete: CompleteScreen,
  resume: ResumeScreen,
  form: FormScreen,
  group: GroupScreen,
  empty: EmptyScreen,
  error: ErrorScreen,
};
