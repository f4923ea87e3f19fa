/** The markets that a visitor can choose: the sandbox's and those of the plugins. */
import type { Market } from '@/contract/simulator';
import { markets as ownMarkets } from '../catalogue/markets';

const added = import.meta.glob<{ markets: readonly Market[] }>('../../plugins/*/markets.fixture.ts', { eager: true });

export const markets: readonly Market[] = [...ownMarkets, ...Object.values(added).flatMap((file) => file.markets)];
