import type { Screens } from '../kernel/plugin';
import { BonusDetailsScreen } from './bonus-details-screen';
import { CompleteScreen } from './complete-screen';
import { FormScreen } from './form-screen';
import { ResumeScreen } from './resume-screen';

/** The screens that both designs show; each adds its own to them. */
export const screens: Screens = {
  bonusDetails: BonusDetailsScreen,
  complete: CompleteScreen,
  resume: ResumeScreen,
  form: FormScreen,
};
