import type { Screens } from '../../kernel/plugin';
import { LimitsScreen } from './limits-screen';
import { LockedScreen } from './locked-screen';

const screens: Screens = { locked: LockedScreen, limits: LimitsScreen };

export default screens;
