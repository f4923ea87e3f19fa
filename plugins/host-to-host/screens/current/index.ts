import type { Screens } from '@/kernel/plugin';
import { BanksScreen } from './banks-screen';
import { BaseScreen } from '../shared/base-screen';
import { PayeeScreen } from '../shared/payee-screen';

const screens: Screens = { base: BaseScreen, banks: BanksScreen, payee: PayeeScreen };

export default screens;
