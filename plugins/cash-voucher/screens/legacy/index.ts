import type { Screens } from '@/kernel/plugin';
import { BaseScreen } from '../shared/base-screen';
import { CodeScreen } from '../shared/code-screen';
import { WithdrawalScreen } from '../shared/withdrawal-screen';

const screens: Screens = {
  base: BaseScreen,
  code: CodeScreen,
  withdrawal: WithdrawalScreen,
};

export default screens;
