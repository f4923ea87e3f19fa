import type { Screens } from '@/kernel/plugin';
import { BanksScreen } from '../shared/banks-screen';

const screens: Screens = { banks: BanksScreen };

export default screens;
