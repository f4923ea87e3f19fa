import type { Screens } from '@/kernel/plugin';
import { AddressScreen } from '../shared/address-screen';
import { CoinScreen } from './coin-screen';
import { NetworkScreen } from './network-screen';
import { PayoutScreen } from '../shared/payout-screen';

const screens: Screens = { coin: CoinScreen, network: NetworkScreen, address: AddressScreen, payout: PayoutScreen };

export default screens;
