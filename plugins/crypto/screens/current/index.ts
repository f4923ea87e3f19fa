import type { Screens } from '@/kernel/plugin';
import shared from '..';
import { AmountScreen } from './amount-screen';
import { ListScreen } from './list-screen';

const screens: Screens = { ...shared, list: ListScreen, amount: AmountScreen };

export default screens;
