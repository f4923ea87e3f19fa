import type { Screens } from '@/kernel/plugin';
import { BanksScreen } from './banks-screen';
import { BaseScreen } from './base-screen';
import { PayeeScreen } from './payee-screen';

const screens: Screens = { base: BaseScreen, banks: BanksScreen, payee: PayeeScreen };

export default screens;
