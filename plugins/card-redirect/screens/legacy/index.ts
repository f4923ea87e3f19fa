import type { Screens } from '@/kernel/plugin';
import { BaseScreen } from '../shared/base-screen';
import { InstructionScreen } from '../shared/instruction-screen';
import { UnifiedFormScreen } from '../shared/unified-form-screen';
import { WithdrawalScreen } from '../shared/withdrawal-screen';

const screens: Screens = {
  base: BaseScreen,
  instruction: InstructionScreen,
  'unified-form': UnifiedFormScreen,
  withdrawal: WithdrawalScreen,
};

export default screens;
