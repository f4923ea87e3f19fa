import { OpenTarget } from '../contract/host';
import { readLeniently } from '../contract/lenient';
import type { HostBridge } from '../core/host-bridge/host-bridge';
import { readPayload } from '../core/host-bridge/host-data';

/** A text for a number, or a flow in capitals, is what is meant. A key that can't be read costs itself alone, and is told. */
export function readTarget(payload: unknown, host: Pick<HostBridge, 'send'>): OpenTarget {
  const read = readLeniently(OpenTarget, readPayload(payload) ?? {}, 'open');
  const problem = read.ok ? read.problem : read.error;
  for (const { path } of problem?.problems ?? [])
    host.send({ messageType: 'onProblem', code: 'bad_payload', detail: `open.${path}` });
  return read.ok ? read.value : {};
}
