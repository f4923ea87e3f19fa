import type { Screens } from '@/kernel/plugin';
import { BaseScreen } from './base-screen';

const screens: Screens = { base: BaseScreen };

export default screens;
