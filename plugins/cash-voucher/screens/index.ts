import type { Screens } from '@/kernel/plugin';
import { BaseScreen } from './base-screen';
import { PickupScreen } from './pickup-screen';
import { VoucherScreen } from './voucher-screen';
import { WithdrawalScreen } from './withdrawal-screen';

const screens: Screens = {
  base: BaseScreen,
  voucher: VoucherScreen,
  withdrawal: WithdrawalScreen,
  pickup: PickupScreen,
};

export default screens;
