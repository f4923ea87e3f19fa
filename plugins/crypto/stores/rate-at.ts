import { isToCome } from '@/cashier/standing/shown-time';
import type { CoinProgress } from '@/contract/coin-progress';

/** The rate that holds, and until when; undefined when it holds no more, or none is told. `now`: by the server. */
export function rateAt(progress: CoinProgress | undefined, now: number): { rate: number; until?: string } | undefined {
  const { rate, rateExpiresAt } = progress ?? {};
  if (rate == null || rate <= 0) return undefined;
  if (rateExpiresAt == null) return { rate };
  return isToCome(rateExpiresAt, now) ? { rate, until: rateExpiresAt } : undefined;
}
