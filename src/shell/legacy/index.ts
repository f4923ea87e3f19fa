import type { Screens } from '../../kernel/plugin';
import { BonusDetailsScreen } from '../bonus-details-screen';
import { CompleteScreen } from '../complete-screen';
import { EmptyScreen } from './empty-screen';
import { ErrorScreen } from './error-screen';
import { FormScreen } from '../form-screen';
import { GroupScreen } from './group-screen';
import { ListScreen } from './list-screen';
import { ResumeScreen } from '../resume-screen';

export { ErrorScreen as Crashed } from './error-screen';
export { Layout } from './layout';

const screens: Screens = {
  list: ListScreen,
  group: GroupScreen,
  bonusDetails: BonusDetailsScreen,
  complete: CompleteScreen,
  empty: EmptyScreen,
  error: ErrorScreen,
  form: FormScreen,
  resume: ResumeScreen,
};

export default screens;
