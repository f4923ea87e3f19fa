import type { Screens } from '@/kernel/plugin';
import { HistoryScreen } from './history-screen';

const screens: Screens = { history: HistoryScreen };

export default screens;
