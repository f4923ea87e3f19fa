import type { Screens } from '@/kernel/plugin';
import { AddressScreen } from './address-screen';
import { PayoutScreen } from './payout-screen';

const screens: Screens = { address: AddressScreen, payout: PayoutScreen };

export default screens;
