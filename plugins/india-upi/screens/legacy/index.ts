import type { Screens } from '@/kernel/plugin';
import { BaseScreen } from '../shared/base-screen';
import { InvoiceScreen } from '../shared/invoice-screen';

const screens: Screens = { base: BaseScreen, invoice: InvoiceScreen };

export default screens;
