import type { Screens } from '@/kernel/plugin';
import { BaseScreen } from './base-screen';
import { EazypeScreen } from './eazype-screen';

const screens: Screens = { base: BaseScreen, eazype: EazypeScreen };

export default screens;
