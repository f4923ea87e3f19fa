import { isToCome } from '@/cashier/standing/shown-time';
import type { CoinProgress } from '@/contract/coin-progress';

/** The rate and until when it holds; undefined when it has expired or the gateway sends none. `now`: server time in ms. */
export function rateAt(progress: CoinProgress | undefined, now: number): { rate: number; until?: string } | undefined {
  const { rate, rateExpiresAt } = progress ?? {};
  if (rate == null || rate <= 0) return undefined;
  if (rateExpiresAt == null) return { rate };
  return isToCome(rateExpiresAt, now) ? { rate, until: rateExpiresAt } : undefined;
}
