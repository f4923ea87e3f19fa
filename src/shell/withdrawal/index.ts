import type { Screens } from '../../kernel/plugin';
import { ConfirmScreen } from './confirm-screen';
import { PrepareScreen } from './prepare-screen';

const screens: Screens = { confirm: ConfirmScreen, prepare: PrepareScreen };

export default screens;
