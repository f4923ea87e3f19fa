import { runInAction, observable } from 'mobx';
import { expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { settled } from '../../core/time/clock.fake';
import { fakeHostBridge } from '../../core/host-bridge/host-bridge.fake';
import { memorySessionStore } from '../../core/storage/session-store.fake';
import { AttemptStore } from '../attempt/attempt-store';
import { StoredOwner } from '../attempt/stored-owner';
import { CONFIRMATION_PREFIX, PendingConfirmation } from '../attempt/pending-confirmation';
import { ScriptedRealtime } from '../test-kit/scripted-realtime';
import { testApp } from '../test-kit/test-app';
import { stateOf } from './confirm.fixture';
import { ConfirmationCheck } from './confirmation-check';

const STATE = 'BANKING:withdrawal-resume';
const KEPT = { withdrawalId: 'w1', methodName: 'visa', amount: 500, currency: 'INR' };

interface Facts {
  isKept?: boolean;
  isOwnerKnown?: boolean;
  /** The id of another one, whose code was sent later. */
  later?: string;
}

/** The page after a reload, where storage holds a withdrawal that waited for its code. */
function reloaded({ isKept = true, isOwnerKnown = true, later }: Facts = {}) {
  const storage = memorySessionStore();
  if (isKept) storage.write(`${CONFIRMATION_PREFIX}w1`, KEPT);
  if (later) storage.write(CONFIRMATION_PREFIX + later, { ...KEPT, withdrawalId: later, codeExpiresAt: '2026-01-02' });
  const [realtime, host, owner] = [
    new ScriptedRealtime(),
    fakeHostBridge(),
    observable.box<boolean | undefined>(isOwnerKnown || undefined),
  ];
  const { app, get } = testApp({
    ...{ storage, realtime, host },
    replace: (container) =>
      container.registerInstance(StoredOwner, {
        isPlayers: (flow, id) => (`${flow} ${id}` === 'withdrawal w1' ? owner.get() : false),
      } as StoredOwner),
  });
  const { withdrawalId, ...intent } = KEPT;
  get(AttemptStore).adopt({ flow: 'withdrawal', ...intent }, withdrawalId);
  get(AttemptStore).untell('withdrawal', withdrawalId);
  const check = app.resolve(ConfirmationCheck);
  const told = () => host.sent.filter(({ messageType }) => messageType === 'onCreateTransaction');
  const waits = () => get(PendingConfirmation).current?.withdrawalId;
  const setOwner = (isPlayers: boolean) => runInAction(() => owner.set(isPlayers));
  return { realtime, check, told, waits, setOwner, asked: () => realtime.sentOf(STATE).map(({ data }) => data) };
}

it.each([
  ['confirmed by the page before', { status: 'accepted' }, undefined, 1],
  ['paid', { status: 'processed' }, undefined, 1],
  ['taken back', { status: 'mistaked' }, undefined, 0],
  ['still without its code', { status: 'accepted', confirmationRequested: true }, 'w1', 0],
] as const)('a withdrawal that is %s', async (_, state, waiting, times) => {
  const { realtime, waits, told, asked } = reloaded();
  await settled();
  realtime.reply(STATE, stateOf(state));
  await settled();
  expect(asked()).toEqual([{ withdrawalId: 'w1' }]);
  expect([waits(), told().length]).toEqual([waiting, times]);
});

it('an earlier one of two that was confirmed by the page before waits no more, and the host hears of it', async () => {
  const { realtime, waits, told, asked } = reloaded({ later: 'w2' });
  await settled();
  realtime.reply(STATE, stateOf({ status: 'accepted' }));
  await settled();
  expect(asked()).toEqual([{ withdrawalId: 'w1' }]);
  expect([waits(), told().length]).toEqual(['w2', 1]);
});

it('goes on waiting for its code where the gateway can’t say', async () => {
  const { realtime, waits, told } = reloaded();
  await settled();
  realtime.refuse(new AppError('', { status: 404 }));
  await settled();
  expect([waits(), told()]).toEqual(['w1', []]);
});

it('nothing is asked where nothing waits', async () => {
  const { asked } = reloaded({ isKept: false });
  await settled();
  expect(asked()).toEqual([]);
});

it('nothing is asked of a withdrawal before it is known to be this player’s', async () => {
  const { asked, setOwner } = reloaded({ isOwnerKnown: false });
  await settled();
  expect(asked()).toEqual([]);
  setOwner(false);
  await settled();
  expect(asked()).toEqual([]);
  setOwner(true);
  await settled();
  expect(asked()).toHaveLength(1);
});

it('nothing is asked once the cashier has gone', async () => {
  const { asked, setOwner, check } = reloaded({ isOwnerKnown: false });
  check.dispose();
  setOwner(true);
  await settled();
  expect(asked()).toEqual([]);
});
