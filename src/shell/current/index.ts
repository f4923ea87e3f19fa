// Imported here too, because this chunk may be evaluated before the application's.
import 'reflect-metadata/lite';
import type { Screens } from '../../kernel/plugin';
import { screens } from '../screens';
import { ListScreen } from './list-screen';

export { ErrorScreen as Crashed } from '../error-screen';
export { Layout } from './layout';

const all: Screens = { ...screens, list: ListScreen };

export default all;
