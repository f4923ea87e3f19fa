import type { Screens } from '@/kernel/plugin';
import { BaseScreen } from '../shared/base-screen';
import { PixScreen } from '../shared/pix-screen';

const screens: Screens = { base: BaseScreen, pix: PixScreen };

export default screens;
