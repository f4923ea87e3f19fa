/** Withdrawals that wait for the code from the player's e-mail. */
import { autorun } from 'mobx';
import { expect, it } from 'vitest';
import { tab } from '../test-kit/tab';
import { CONFIRMATION_PREFIX } from './pending-confirmation';

const money = { methodName: 'visa', amount: 5, currency: 'EUR' };
const w1 = { ...money, withdrawalId: 'w1' };
const w2 = { ...money, withdrawalId: 'w2', amount: 7 };
const early = { codeExpiresAt: '2026-01-01T00:10:00Z' };
const late = { codeExpiresAt: '2026-01-01T00:20:00Z' };
const mail = 'a•••@example.com';
type Confirmation = ReturnType<ReturnType<typeof tab>['load']>['confirmation'];
const shown = ({ current, email }: Confirmation) => [current?.withdrawalId, email];
const ids = ({ waiting }: Confirmation) => waiting.map(({ withdrawalId }) => withdrawalId);

/** Both wait; the page of the second is shown. */
function two() {
  const kit = tab();
  const { confirmation } = kit.load();
  confirmation.begin(w1, early);
  confirmation.begin(w2, { email: mail, ...late });
  return { ...kit, confirmation, again: () => kit.load().confirmation };
}

it('keeps what its page shows after a reload, but not where the code was sent', () => {
  const { load, storage } = tab();
  const before = load().confirmation;
  const codeResendAt = '2026-01-01T00:01:00Z';
  before.begin(w1, { email: mail, ...early, codeResendAt });
  expect(shown(before)).toEqual(['w1', mail]);
  expect(storage.texts.get(`${CONFIRMATION_PREFIX}w1`)).not.toContain('@');
  const after = load().confirmation;
  expect([after.current, after.email]).toEqual([{ ...w1, ...early, codeResendAt }, undefined]);
});

it.each([
  [
    'the one that was begun first',
    [
      [w1, late],
      [w2, early],
    ],
    ['w1', 'w2'],
  ],
  [
    'the one that was begun last',
    [
      [w1, early],
      [w2, late],
    ],
    ['w2', 'w1'],
  ],
  [
    'one whose time is known',
    [
      [w1, {}],
      [w2, early],
    ],
    ['w2', 'w1'],
  ],
] as const)('comes first by when its code was sent: %s', (_what, begun, order) => {
  const { load } = tab();
  const { confirmation } = load();
  for (const [withdrawal, code] of begun) confirmation.begin(withdrawal, code);
  expect([ids(confirmation), load().confirmation.current?.withdrawalId]).toEqual([order, order[0]]);
});

it('survives what can not be read in storage', () => {
  const { load, storage } = tab();
  storage.texts.set(`${CONFIRMATION_PREFIX}w0`, '{"withdrawalId":7}');
  expect(load().confirmation.current).toBeUndefined();
});

it('all that wait are read anew for whoever shows them', () => {
  const { confirmation } = two();
  const seen: string[][] = [];
  const stop = autorun(() => seen.push([String(confirmation.current?.withdrawalId), ...ids(confirmation)]));
  confirmation.end('w2');
  stop();
  expect(seen).toEqual([
    ['w2', 'w2', 'w1'],
    ['w1', 'w1'],
  ]);
});

it.each([
  ['another one: where its code was sent is not known', 'w1', true, ['w1', undefined]],
  ['the one that is shown', 'w2', true, ['w2', mail]],
  ['one that waits no more', 'w3', false, ['w2', mail]],
])('the player chooses %s', (_what, id, isThere, page) => {
  const { confirmation } = two();
  expect([confirmation.choose(id), shown(confirmation)]).toEqual([isThere, page]);
});

it('one that another frame has begun can be chosen, and its end is heard of where nothing is shown', () => {
  const { load } = tab();
  const [one, two, three] = [load().confirmation, load().confirmation, load().confirmation];
  one.begin(w1, early);
  expect([two.choose('w1'), shown(two)]).toEqual([true, ['w1', undefined]]);
  three.end('w1');
  expect([shown(three), ids(two)]).toEqual([[undefined, undefined], []]);
});

it.each([
  ['the one whose page this frame has shown', [], { ...w1, ...early }],
  ['another one that waits, where that one has ended in another frame', ['w1'], { ...w2, ...late }],
  ['none where none waits', ['w1', 'w2'], undefined],
])('a reload shows again %s', (_what, ended, current) => {
  const { confirmation: other, again } = two();
  for (const id of ended) other.end(id);
  const confirmation = again();
  confirmation.restore('w1');
  expect(confirmation.current).toEqual(current);
});

it.each([
  ['to the same address', {}, mail],
  ['to another address', { email: 'b•••@example.com' }, 'b•••@example.com'],
])('another code that was sent %s renews the page, also after a reload', (_where, sent, email) => {
  const { confirmation, again } = two();
  const renewed = { codeExpiresAt: '2026-01-01T00:30:00Z', codeResendAt: '2026-01-01T00:21:00Z' };
  confirmation.renew({ ...sent, ...renewed });
  expect([confirmation.current, confirmation.email]).toEqual([{ ...w2, ...renewed }, email]);
  expect(again().current).toEqual({ ...w2, ...renewed });
});

it('another code changes nothing once no withdrawal waits for one', () => {
  const { confirmation, storage } = two();
  for (const id of ['w1', 'w2']) confirmation.end(id);
  confirmation.renew({ email: mail, ...late });
  expect([shown(confirmation), storage.keys(CONFIRMATION_PREFIX)]).toEqual([[undefined, undefined], []]);
});

it.each([
  ['that is shown is followed by the one before', 'w2', ['w1', undefined], ['w1']],
  ['that is not shown leaves the page', 'w1', ['w2', mail], ['w2']],
])('the end of one %s', (_what, id, page, left) => {
  const { confirmation, again } = two();
  confirmation.end(id);
  expect([shown(confirmation), ids(confirmation), ids(again())]).toEqual([page, left, left]);
});

it('one of another player is not shown, stays for its own, and comes back if it is this player’s after all', () => {
  const { confirmation, again } = two();
  confirmation.leaveToOwner('w2');
  expect([shown(confirmation), ids(confirmation), ids(again())]).toEqual([['w1', undefined], ['w1'], ['w2', 'w1']]);
  confirmation.takeBack('w2');
  expect([shown(confirmation), ids(confirmation)]).toEqual([
    ['w1', undefined],
    ['w2', 'w1'],
  ]);
});

it('one that comes back is shown where nothing else waits', () => {
  const { load } = tab();
  const { confirmation } = load();
  confirmation.begin(w1, early);
  confirmation.leaveToOwner('w1');
  expect(shown(confirmation)).toEqual([undefined, undefined]);
  confirmation.takeBack('w1');
  expect(shown(confirmation)).toEqual(['w1', undefined]);
});
