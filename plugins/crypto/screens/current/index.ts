import type { Screens } from '@/kernel/plugin';
import { AddressScreen } from './address-screen';
import { AmountScreen } from './amount-screen';
import { ListScreen } from './list-screen';

const screens: Screens = { list: ListScreen, amount: AmountScreen, address: AddressScreen };

export default screens;
