import type { Screens } from '@/kernel/plugin';
import { BanksScreen } from './banks-screen';

const screens: Screens = { banks: BanksScreen };

export default screens;
