import type { TransactionLine } from '../../contract/transactions';
import { isEndStatus } from '../status/status-rules';

/**
 * Whether the player may still have something to do with a transaction that only the gateway knows. Its `expiresAt`
 * decides; without one, the lifetime of payments of its kind (`PluginManifest.resume`). `now`: by the server's clock.
 */
export function mayContinue(
  { status, createdAt, expiresAt }: Pick<TransactionLine, 'status' | 'createdAt' | 'expiresAt'>,
  lifetimeMs: number,
  now: number,
): boolean {
  if (isEndStatus(status)) return false;
  return now < (expiresAt == null ? Date.parse(createdAt) + lifetimeMs : Date.parse(expiresAt));
}
