/** The transaction that an attempt has made: which one it is, who is told of it, and when. */
import { describe, expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { createSessionStore } from '../../core/storage/session-store';
import { settled } from '../../core/time/clock.fake';
import { TransactionStatusStore } from '../status/transaction-status-store';
import { depositReply } from '../test-kit/fake-gateway';
import { sampleSession } from '../test-kit/samples';
import { submit, tab } from '../test-kit/tab';
import { testApp } from '../test-kit/test-app';
import { ATTEMPT_PREFIX } from './attempt-record';
import { AttemptStore } from './attempt-store';

const money = { amount: 500, currency: 'INR' };
const listed = { flow: 'deposit', methodName: 'visa', ...money } as const;

/** What the host has heard so far, in words. */
const heard = ({ sent }: ReturnType<typeof tab>['host']) =>
  sent.map((one) => {
    const { messageType, eventId, status, reason } = one as unknown as Record<string, string | undefined>;
    return [messageType === 'onCreateTransaction' ? 'created' : status, eventId, reason].filter(Boolean).join(' ');
  });

/** A tab whose attempt of 500 has no answer that can be read, as when its reply was broken. */
async function unknownOutcome() {
  const kit = tab();
  const { attempts, statuses } = kit.load();
  kit.gateway.nextAnswers.push(new AppError('Bad reply', { code: 'contract.invalidReply', outcomeUnknown: true }));
  await attempts.create(kit.call()).catch(() => undefined);
  return { ...kit, attempts, statuses, lost: attempts.latest('deposit')! };
}

describe('what the host hears', () => {
  it('comes after the page, in its order, also where the payment has ended before; and once', async () => {
    const { load, call, realtime, host } = tab();
    const { attempts } = load();
    const { attempt } = await attempts.create(call());
    realtime.push('deposit.status', { id: 'd1', status: 1 });
    expect(heard(host)).toEqual([]);
    attempts.tellHostOf(attempt!.key);
    attempts.tellHost('deposit', 'd1');
    expect(heard(host)).toEqual(['created d1', 'waiting d1', 'processed d1']);
  });

  it.each([
    [
      'with the reason of a refusal',
      { status: 2, decline: { reason: 'risk', isFinal: false, next: [] } },
      'mistaked d1 risk',
    ],
    ['without one where the gateway gives none', { status: 2 }, 'mistaked d1'],
  ])('comes %s', async (_, push, message) => {
    const { load, call, realtime, host } = tab();
    await submit(load().attempts, call());
    realtime.push('deposit.status', { id: 'd1', ...push });
    expect(heard(host).at(-1)).toBe(message);
  });

  it('is nothing of what was not made: one that waits for fields, or that nobody knows', async () => {
    const { load, call, gateway, host } = tab();
    const { attempts } = load();
    gateway.nextAnswers.push(depositReply('d7', { isFieldsRequired: true }));
    const { attempt } = await attempts.create(call());
    expect([attempt, attempts.lastCreated]).toEqual([undefined, undefined]);
    attempts.tellHost('deposit', 'd7');
    attempts.tellHost('deposit', 'd9');
    attempts.tellHostOf(attempts.latest('deposit')!.key);
    expect(heard(host)).toEqual([]);
  });

  it('is both of two payments to which the gateway gives no id, whose status nobody can ask for', async () => {
    const { load, call, gateway, host, realtime, clock } = tab();
    const { attempts } = load();
    for (const amount of [500, 700]) {
      gateway.nextAnswers.push({ ...depositReply(''), depositId: null });
      expect((await submit(attempts, call(amount))).attempt?.intent.amount).toBe(amount);
    }
    await clock.pass(60_000);
    expect([heard(host).filter((word) => word === 'created').length, attempts.all.length]).toEqual([2, 2]);
    expect(realtime.sentOf('BANKING_DEPOSIT:deposit-status')).toEqual([]);
  });

  it('is told anew of a withdrawal that turns out to wait for its code', async () => {
    const { load, call, host } = tab();
    const { attempts } = load();
    await submit(attempts, call());
    attempts.untell('deposit', 'd1');
    attempts.untell('deposit', 'd9');
    attempts.tellHost('deposit', 'd1');
    expect(heard(host)).toEqual(['created d1', 'waiting d1', 'created d1', 'waiting d1']);
  });

  it('is the end of which the gateway told while the page was loading', async () => {
    const { load, call, host, realtime, random, over } = tab();
    const page = load();
    await submit(page.attempts, call());
    page.attempts.dispose();
    page.statuses.dispose();
    const { payload, ...edges } = over();
    const { get } = testApp({ ...edges, random, session: sampleSession(payload) });
    get(TransactionStatusStore);
    const before = heard(host);
    realtime.push('deposit.status', { id: 'd1', status: 1 });
    expect(get(AttemptStore).latest('deposit')?.endStatus).toBe('processed');
    expect(heard(host)).toEqual([...before, 'processed d1']);
  });
});

describe('an outcome that was found', () => {
  it.each([
    ['is told at once', false, ['created d1', 'waiting d1']],
    ['is told later where it must be confirmed first', true, []],
  ])('%s', async (_, isLater, words) => {
    const { attempts, statuses, lost, host } = await unknownOutcome();
    attempts.settle(lost.key, 'd1', money, isLater);
    expect(attempts.find(lost.key)).toMatchObject({ step: 'created', transactionId: 'd1' });
    expect([statuses.statusOf('deposit', 'd1'), heard(host)]).toEqual(['waiting', words]);
  });

  it('changes nothing of a create that is being sent, that has its payment, or that is gone', async () => {
    const { load, call, realtime, host } = tab();
    const { attempts } = load();
    realtime.script('BANKING:deposit-create', () => settled().then(() => depositReply('d1')));
    const creating = submit(attempts, call());
    const { key } = attempts.latest('deposit')!;
    attempts.settle(key, 'd8', money);
    attempts.settle('00000000-0000-4000-8000-000000000009', 'd8', money);
    expect([attempts.stepOf('deposit'), heard(host)]).toEqual(['creating', []]);
    await creating;
    attempts.settle(key, 'd8', money);
    expect(attempts.all).toMatchObject([{ transactionId: 'd1' }]);
    expect(heard(host)).toEqual(['created d1', 'waiting d1']);
  });
});

describe('a payment that the gateway names', () => {
  it('is the latest, is followed, also after a reload, and the host has heard of it', async () => {
    const { load, host } = tab();
    const { attempts, statuses } = load();
    expect(attempts.adopt(listed, 'd1')).toMatchObject({ transactionId: 'd1', step: 'created' });
    expect([attempts.latest('deposit')?.transactionId, statuses.statusOf('deposit', 'd1')]).toEqual(['d1', 'waiting']);
    attempts.tellHost('deposit', 'd1');
    expect(heard(host)).toEqual([]);
    expect(load().attempts.all).toMatchObject([{ transactionId: 'd1', isHostTold: true }]);
  });

  it('becomes the latest once more where this tab has made it, and the host is told where it was not', async () => {
    const { load, call, host, clock } = tab();
    const { attempts } = load();
    await attempts.create(call(500));
    await clock.pass(1);
    await attempts.create(call(700));
    await clock.pass(1);
    expect(attempts.adopt({ ...listed, amount: 500 }, 'd1')?.intent.amount).toBe(500);
    expect([attempts.latest('deposit')?.transactionId, attempts.all.length]).toEqual(['d1', 2]);
    attempts.tellHost('deposit', 'd1');
    expect(heard(host)).toEqual(['created d1', 'waiting d1']);
  });

  it.each<[string, object, string | undefined, boolean]>([
    ['looks like it', {}, undefined, false],
    ['has its key', { amount: 80 }, 'lost', false],
    ['has another key', {}, 'other', true],
    ['has another amount', { amount: 80 }, undefined, true],
    ['has another method', { methodName: 'pix' }, undefined, true],
  ])('beside a create without an outcome, and %s', async (_, change, clientKey, isAdopted) => {
    const { attempts, lost } = await unknownOutcome();
    const adopted = attempts.adopt({ ...listed, ...change }, 'd5', clientKey === 'lost' ? lost.key : clientKey);
    expect([adopted?.transactionId, attempts.all.length]).toEqual(isAdopted ? ['d5', 2] : [undefined, 1]);
  });

  it('stays the latest beside a lost create that looks like it', async () => {
    const { attempts, call } = await unknownOutcome();
    const again = call();
    attempts.confirmBeside(again.intent);
    const { attempt } = await attempts.create(again);
    expect(attempts.adopt(listed, attempt!.transactionId!)?.key).toBe(attempt?.key);
  });

  it('is forgotten where the gateway knows it no longer, and what was never known is so already', async () => {
    const { load, call, storage } = tab();
    const { attempts } = load();
    await submit(attempts, call());
    attempts.forget('deposit', 'd9');
    expect(attempts.all).toHaveLength(1);
    attempts.forget('deposit', 'd1');
    expect([attempts.all, storage.keys(ATTEMPT_PREFIX)]).toEqual([[], []]);
  });
});

it.each<[string, string | null | undefined, string]>([
  ['its own', 'd2', 'd2'],
  ['the latest where there is none such', 'd9', 'd3'],
  ['the latest where none is named', undefined, 'd3'],
  ['the latest where null is named', null, 'd3'],
])('the attempt of a transaction is %s', async (_, id, found) => {
  const { attempts, call, clock, gateway } = await unknownOutcome();
  gateway.nextAnswers.push(depositReply('d2'), depositReply('d3'));
  for (const amount of [600, 700]) {
    await clock.pass(1);
    attempts.confirmBeside(call(amount).intent);
    await attempts.create(call(amount));
  }
  expect(attempts.ofTransaction('deposit', id)?.transactionId).toBe(found);
});

it('attempts are shared with other frames of the tab, unless the browser refuses storage', () => {
  const { load } = tab();
  const refused = createSessionStore(() => {
    throw new Error('Denied');
  });
  expect([load().attempts.isShared, load({ storage: refused }).attempts.isShared]).toEqual([true, false]);
});

it('the same wish confirmed once more is a payment of its own, beside the one whose outcome is unknown', async () => {
  const { attempts, call, keys } = await unknownOutcome();
  const again = call();
  attempts.confirmBeside(again.intent);
  expect(attempts.unknownOf('deposit')).toHaveLength(1);
  await attempts.create(again);
  expect(new Set(keys()).size).toBe(2);
  expect(attempts.all.map(({ step }) => step).sort()).toEqual(['checking', 'created']);
});
