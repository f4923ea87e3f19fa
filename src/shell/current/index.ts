// Imported here too, because this chunk may be evaluated before the application's.
import 'reflect-metadata/lite';
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
  resume: ResumeScreen,
  empty: EmptyScreen,
  error: ErrorScreen,
  form: FormScreen,
};

export default screens;
