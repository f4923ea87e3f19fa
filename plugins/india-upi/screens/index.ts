import type { Screens } from '@/kernel/plugin';
import { BaseScreen } from './base-screen';
import { InvoiceScreen } from './invoice-screen';

const screens: Screens = { base: BaseScreen, invoice: InvoiceScreen };

export default screens;
