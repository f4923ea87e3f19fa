import type { Screens } from '@/kernel/plugin';
import { BaseScreen } from './base-screen';
import { InstructionScreen } from './instruction-screen';
import { UnifiedFormScreen } from './unified-form-screen';

const screens: Screens = { base: BaseScreen, instruction: InstructionScreen, 'unified-form': UnifiedFormScreen };

export default screens;
