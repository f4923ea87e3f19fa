/** Messages between the first process and the gateway processes that it starts. */
import type { FaultChange } from '../faults';

/** Environment variable with a gateway process's own port. All its other options are those of the first process. */
export const OWN_PORT = 'SANDBOX_OWN_PORT';

export interface Started {
  url: string;
  hostUrl: string;
  databaseLabel: string;
}

export type FromGateway =
  | { kind: 'join' }
  | { kind: 'started'; started: Started }
  /** Asks that every process applies the change; `id` is a number of the asking gateway's. */
  | { kind: 'change'; id: number; change: FaultChange }
  | { kind: 'applied'; id: number };

export type FromFirst =
  /** The answer to `join`: every change that still holds. */
  | { kind: 'changes'; changes: FaultChange[] }
  /** `id` is a number of the first process's. */
  | { kind: 'apply'; id: number; change: FaultChange }
  /** Every process has applied the change with this id. */
  | { kind: 'done'; id: number };
