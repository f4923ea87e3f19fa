import { expect, it } from 'vitest';
import { fakeHostBridge } from '../host-bridge/host-bridge.fake';
import { ManualClock, settled } from '../time/clock.fake';
import { recordHost } from './record-wires';
import { TraceRecorder } from './trace-recorder';

const open = { type: 'open', payload: { flow: 'deposit', method: 'visa' } } as const;

it('leaves a message that came early to the first who listens, and writes it down once', async () => {
  const bridge = fakeHostBridge();
  const trace = new TraceRecorder(new ManualClock());
  const host = recordHost(bridge, trace);
  bridge.receive(open);
  await settled();
  const heard: unknown[] = [];
  host.on('open', (message) => heard.push(message));
  host.on('open', (message) => heard.push(message));
  await settled();
  expect(heard).toEqual([open]);
  bridge.receive({ ...open });
  await settled();
  expect(heard).toEqual([open, open, open]);
  expect([...trace.entries].map(({ kind, name }) => [kind, name])).toEqual([
    ['heard', 'open'],
    ['heard', 'open'],
  ]);
});
