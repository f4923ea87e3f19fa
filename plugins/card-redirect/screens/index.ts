import type { Screens } from '@/kernel/plugin';
import { BaseScreen } from './base-screen';
import { InstructionScreen } from './instruction-screen';
import { UnifiedFormScreen } from './unified-form-screen';
import { WithdrawalScreen } from './withdrawal-screen';

const screens: Screens = {
  base: BaseScreen,
  instruction: InstructionScreen,
  'unified-form': UnifiedFormScreen,
  withdrawal: WithdrawalScreen,
};

export default screens;
