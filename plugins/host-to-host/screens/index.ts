import type { Screens } from '@/kernel/plugin';
import { BaseScreen } from './base-screen';
import { PayeeScreen } from './payee-screen';

const screens: Screens = { base: BaseScreen, payee: PayeeScreen };

export default screens;
