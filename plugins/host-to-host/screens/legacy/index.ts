import type { Screens } from '@/kernel/plugin';
import { BaseScreen } from '../shared/base-screen';
import { PayeeScreen } from '../shared/payee-screen';

const screens: Screens = { base: BaseScreen, payee: PayeeScreen };

export default screens;
