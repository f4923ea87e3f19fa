import type { Screens } from '@/kernel/plugin';
import { BaseScreen } from '../shared/base-screen';
import { EazypeScreen } from '../shared/eazype-screen';

const screens: Screens = { base: BaseScreen, eazype: EazypeScreen };

export default screens;
