import type { Screens } from '../../../kernel/plugin';
import { ConfirmScreen } from '../../withdrawal/confirm-screen';
import { PrepareScreen } from '../../withdrawal/prepare-screen';

const screens: Screens = { confirm: ConfirmScreen, prepare: PrepareScreen };

export default screens;
