import type { Screens } from '@/kernel/plugin';
import { BaseScreen } from '../shared/base-screen';
import { PickupScreen } from '../shared/pickup-screen';
import { VoucherScreen } from '../shared/voucher-screen';
import { WithdrawalScreen } from '../shared/withdrawal-screen';

const screens: Screens = {
  base: BaseScreen,
  voucher: VoucherScreen,
  withdrawal: WithdrawalScreen,
  pickup: PickupScreen,
};

export default screens;
