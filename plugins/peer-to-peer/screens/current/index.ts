import type { Screens } from '@/kernel/plugin';
import { BaseScreen } from '../shared/base-screen';
import { InstructionScreen } from '../shared/instruction-screen';
import { InvoiceScreen } from '../shared/invoice-screen';
import { ListScreen } from './list-screen';
import { UnifiedFormScreen } from '../shared/unified-form-screen';

const screens: Screens = {
  list: ListScreen,
  base: BaseScreen,
  invoice: InvoiceScreen,
  'unified-form': UnifiedFormScreen,
  instruction: InstructionScreen,
};

export default screens;
