import type { Screens } from '@/kernel/plugin';
import { AddressScreen } from '../shared/address-screen';
import { AmountScreen } from './amount-screen';
import { ListScreen } from './list-screen';
import { PayoutScreen } from '../shared/payout-screen';

const screens: Screens = { list: ListScreen, amount: AmountScreen, address: AddressScreen, payout: PayoutScreen };

export default screens;
