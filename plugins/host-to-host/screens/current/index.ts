import type { Screens } from '@/kernel/plugin';
import shared from '..';
import { BanksScreen } from './banks-screen';

const screens: Screens = { ...shared, banks: BanksScreen };

export default screens;
