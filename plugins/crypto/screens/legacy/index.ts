import type { Screens } from '@/kernel/plugin';
import shared from '..';
import { CoinScreen } from './coin-screen';
import { NetworkScreen } from './network-screen';

const screens: Screens = { ...shared, coin: CoinScreen, network: NetworkScreen };

export default screens;
