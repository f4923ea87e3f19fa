import type { TransactionLine } from '../../contract/transactions';
import { isEndStatus } from '../status/status-rules';

/**
 * A transaction that only the gateway knows of, and that the player may still have something to do with. It says so itself
 * by its `expiresAt`; else it is so for as long as payments of its kind are (`PluginManifest.resume`). `now`: by the server.
 */
export function mayContinue(
  { status, createdAt, expiresAt }: Pick<TransactionLine, 'status' | 'createdAt' | 'expiresAt'>,
  lifetimeMs: number,
  now: number,
): boolean {
  if (isEndStatus(status)) return false;
  return now < (expiresAt == null ? Date.parse(createdAt) + lifetimeMs : Date.parse(expiresAt));
}
