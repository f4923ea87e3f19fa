import type { Screens } from '../../../kernel/plugin';
import { LimitsScreen } from '../../player/limits-screen';
import { LockedScreen } from '../../player/locked-screen';

const screens: Screens = { locked: LockedScreen, limits: LimitsScreen };

export default screens;
