import { expect, it } from 'vitest';
import { LIST_ORDER, oneOf, QUICK_AMOUNTS } from '../../contract/experiments';
import type { OutgoingMessage } from '../../contract/host';
import { fakeSession } from '../session/session.fake';
import { Experiments } from './experiments';

function start(experiments: Record<string, unknown>) {
  const sent: OutgoingMessage[] = [];
  const events: unknown[] = [];
  const analytics = { event: (name: string, params: unknown) => void events.push([name, params]) };
  const session = fakeSession({ payload: { ...fakeSession().payload, experiments } });
  return { own: new Experiments(session, analytics, { send: (it) => sent.push(it) }), sent, events };
}

it('notifies the host once of what the player sees, also in the control group', () => {
  const { own, events } = start({ list_order: 'gateway' });
  for (const _time of [1, 2]) own.markSeen(LIST_ORDER);
  own.markSeen(QUICK_AMOUNTS);
  expect(events).toEqual([['experiment_seen', { key: 'list_order', value: 'gateway' }]]);
});

it('ignores an unknown value alone, and reports it once', () => {
  const { own, sent, events } = start({ list_order: 'by colour', quick_amounts: '10,20' });
  for (const _time of [1, 2]) own.markSeen(LIST_ORDER);
  expect(own.of(LIST_ORDER)).toBeUndefined();
  expect(own.of(QUICK_AMOUNTS)).toEqual([10, 20]);
  expect(events).toEqual([]);
  expect(sent).toEqual([{ messageType: 'onProblem', code: 'bad_payload', detail: 'experiments.list_order' }]);
});

it.each([[[20, 50]], [{ amounts: '20,50' }]])('reports %j, which is no value of an experiment', (value) => {
  const { own, sent } = start({ quick_amounts: value });
  expect(own.of(QUICK_AMOUNTS)).toBeUndefined();
  expect(sent).toEqual([{ messageType: 'onProblem', code: 'bad_payload', detail: 'experiments.quick_amounts' }]);
});

it('has none where its value is null', () => {
  const { own, sent } = start({ quick_amounts: null });
  expect([own.of(QUICK_AMOUNTS), sent]).toEqual([undefined, []]);
});

it('reads a plugin’s own', () => {
  const { own } = start({ pix_code: 'text' });
  expect(own.of(oneOf('pix_code', 'picture', 'text'))).toBe('text');
});

it.each([
  ['presets', 'presets'],
  ['5, 12.5', [5, 12.5]],
  [50, [50]],
  ['50,20,50', [50, 20]],
  ['', undefined],
  ['5,-1', undefined],
  ['5,many', undefined],
  [true, undefined],
] as const)('quick amounts %j are %j', (value, expected) => {
  const { own } = start({ quick_amounts: value });
  expect(own.of(QUICK_AMOUNTS)).toEqual(expected);
});
