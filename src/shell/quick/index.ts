import type { Screens } from '../../kernel/plugin';
import { QuickScreen } from './quick-screen';

const screens: Screens = { quick: QuickScreen };

export default screens;
