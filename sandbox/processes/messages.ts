/** What the first process and the gateways that it starts tell each other. */
import type { FaultChange } from '../faults';

/** How a gateway process is to listen, by environment variables: its options are the first one's. */
export const OWN_PORT = 'SANDBOX_OWN_PORT';

export interface Started {
  url: string;
  hostUrl: string;
  databaseLabel: string;
}

export type FromGateway =
  | { kind: 'join' }
  | { kind: 'started'; started: Started }
  /** To be applied by every process; `id` is the asking gateway's. */
  | { kind: 'change'; id: number; change: FaultChange }
  | { kind: 'applied'; id: number };

export type FromFirst =
  /** Every change that still counts: the answer to `join`. */
  | { kind: 'changes'; changes: FaultChange[] }
  /** `id` is the first process's. */
  | { kind: 'apply'; id: number; change: FaultChange }
  /** Every process has applied the change of this id. */
  | { kind: 'done'; id: number };
