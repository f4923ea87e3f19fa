import { OpenTarget } from '../contract/host';
import { readLeniently } from '../contract/lenient';
import type { HostBridge } from '../core/host-bridge/host-bridge';
import { readPayload } from '../core/host-bridge/host-data';

/**
 * Reads the target of `open`, also an amount as text or a flow in capitals. A key that can't be read is dropped and reported
 * to the host.
 */
export function readTarget(payload: unknown, host: Pick<HostBridge, 'send'>): OpenTarget {
  const read = readLeniently(OpenTarget, readPayload(payload) ?? {}, 'open');
  const problem = read.ok ? read.problem : read.error;
  for (const { path } of problem?.problems ?? [])
    host.send({ messageType: 'onProblem', code: 'bad_payload', detail: `open.${path}` });
  return read.ok ? read.value : {};
}
