import type { Screens } from '@/kernel/plugin';
import { BaseScreen } from '../shared/base-screen';
import { InstructionScreen } from '../shared/instruction-screen';
import { InvoiceScreen } from '../shared/invoice-screen';
import { UnifiedFormScreen } from '../shared/unified-form-screen';

const screens: Screens = {
  base: BaseScreen,
  invoice: InvoiceScreen,
  'unified-form': UnifiedFormScreen,
  instruction: InstructionScreen,
};

export default screens;
