import type { Screens } from '@/kernel/plugin';
import { BaseScreen } from './base-screen';
import { PixScreen } from './pix-screen';

const screens: Screens = { base: BaseScreen, pix: PixScreen };

export default screens;
