import type { Screens } from '@/kernel/plugin';
import shared from '..';
import { ListScreen } from './list-screen';

const screens: Screens = { ...shared, list: ListScreen };

export default screens;
