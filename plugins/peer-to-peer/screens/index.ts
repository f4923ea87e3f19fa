import type { Screens } from '@/kernel/plugin';
import { BaseScreen } from './base-screen';
import { InstructionScreen } from './instruction-screen';
import { InvoiceScreen } from './invoice-screen';
import { UnifiedFormScreen } from './unified-form-screen';

const screens: Screens = {
  base: BaseScreen,
  invoice: InvoiceScreen,
  'unified-form': UnifiedFormScreen,
  instruction: InstructionScreen,
};

export default screens;
