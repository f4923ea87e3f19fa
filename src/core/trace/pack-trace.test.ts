import { describe, expect, it } from 'vitest';
import { HTTP_PATHS } from '../../contract/http';
import { fakeSettings } from '../settings/settings.fake';
import { fakeSession } from '../session/session.fake';
import { ManualClock } from '../time/clock.fake';
import { smallerTraces } from './fit-trace';
import { makeTrace } from './make-trace';
import { packTrace } from './pack-trace';
import { TraceRecorder } from './trace-recorder';
import { unpackTrace } from './unpack-trace';

/** A visit with a long list of methods, of which the player opened one, and with many calls. */
function visit(calls = 40) {
  const recorder = new TraceRecorder(new ManualClock());
  const methods = Array.from({ length: 300 }, (_, index) => ({
    name: `method_${index}`,
    category: `group_${index % 7}`,
    text: { en: `Method ${Math.sin(index)}` },
    fields: [{ name: 'email', label: { en: `Field ${Math.cos(index)}` } }],
  }));
  recorder.add('http', HTTP_PATHS.paymentMethods, {}).reply = { data: methods };
  recorder.add('page', '/deposit/redirect/base', { flow: 'deposit', method: 'method_7' });
  for (let count = 0; count < calls; count += 1)
    recorder.add('call', 'BANKING:deposit-create', { amount: count }).reply = { depositId: `id-${Math.sin(count)}` };
  return {
    entries: recorder.entries,
    typed: recorder.typed,
    session: fakeSession(),
    settings: fakeSettings({}),
    serverOffset: 0,
    viewport: { width: 360, height: 740 },
  };
}

describe('packTrace', () => {
  it('fits, with the method in question and the latest calls', async () => {
    const { text, trace } = await packTrace(visit(), 2000);
    expect(text.length).toBeLessThanOrEqual(2000);
    const read = await unpackTrace(text);
    expect(read).toEqual(trace);
    expect(read.entries.at(-1)).toMatchObject({ name: 'BANKING:deposit-create', data: { amount: 39 } });
    const [list] = read.entries;
    expect(list!.reply).toMatchObject({ data: [{ name: 'method_7', fields: [{ name: 'email' }] }] });
  });

  it('is read with the line breaks of an e-mail in it', async () => {
    const { text, trace } = await packTrace(visit(2));
    expect(await unpackTrace(`\n${text.replace(/(.{70})/g, '$1\r\n')}\n`)).toEqual(trace);
  });

  it('says what is no trace', async () => {
    await expect(unpackTrace('{"v":2}')).rejects.toThrow();
    await expect(unpackTrace('hello')).rejects.toThrow();
  });
});

it('leaves out the forms of other methods before those methods, and entries last', () => {
  const sizes = [...smallerTraces(makeTrace(visit()).trace)].map((trace) => {
    const { data } = trace.entries[0]!.reply as { data: { fields: unknown[] }[] };
    return [data.length, data.filter(({ fields }) => fields.length > 0).length, trace.entries.length];
  });
  expect(sizes.slice(0, 4)).toEqual([
    [300, 300, 42],
    [300, 1, 42],
    [1, 1, 42],
    [1, 1, 36],
  ]);
});

describe('TraceRecorder', () => {
  it('keeps the lists and the latest of the rest', () => {
    const recorder = new TraceRecorder(new ManualClock());
    recorder.add('http', HTTP_PATHS.paymentMethods, {});
    for (let count = 0; count < 500; count += 1) recorder.add('page', `/${count}`, {});
    expect(recorder.entries).toHaveLength(300);
    expect(recorder.entries.at(0)?.kind).toBe('http');
    expect(recorder.entries.at(-1)?.name).toBe('/499');
  });
});
