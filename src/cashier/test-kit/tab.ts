import type { DepositCreateReply, DepositCreateRequest } from '../../contract/deposit';
import * as v from 'valibot';
import { namesOf, type CreateCall, type Created } from '../attempt/create-call';
import { CurrentTransaction } from '../attempt/current-transaction';
import { StoredOwner } from '../attempt/stored-owner';
import { AttemptStore } from '../attempt/attempt-store';
import { WISH_KEY, destinationOf, digestOf } from '../attempt/wish';
import { PendingConfirmation } from '../attempt/pending-confirmation';
import { TransactionStatusStore } from '../status/transaction-status-store';
import { FakeGateway } from './fake-gateway';
import { ManualClock } from '../../core/time/clock.fake';
import { sampleSession } from './samples';
import { ScriptedRealtime } from './scripted-realtime';
import { testApp, type TestAppFacts } from './test-app';
import type { HostBridge } from '../../core/host-bridge/host-bridge';
import { fakeHostBridge } from '../../core/host-bridge/host-bridge.fake';
import { memorySessionStore } from '../../core/storage/session-store.fake';
import { countingRandom } from '../../core/time/random.fake';
import type { Realtime } from '../../core/realtime/realtime';
import type { SessionStore } from '../../core/storage/storage';
import type { Clock } from '../../core/time/time';

/** What a page is loaded over in place of the tab's own: another player's channel and storage, the edges of a scope. */
export interface PageParts {
  payload: Record<string, unknown>;
  realtime: Realtime;
  clock: Clock;
  storage: SessionStore;
  host: HostBridge;
}

/** One browser tab. Its storage, clock and gateway persist across calls of `load`, each of which loads the page (again). */
export function tab(payload: Record<string, unknown> = { userId: 'anna' }) {
  const realtime = new ScriptedRealtime();
  const gateway = new FakeGateway(realtime);
  const clock = new ManualClock();
  const random = countingRandom();
  const storage = memorySessionStore();
  const host = fakeHostBridge();
  const over = (parts: Partial<PageParts> = {}) => ({ payload, realtime, clock, storage, host, ...parts });
  const load = (parts?: Partial<PageParts>, facts?: TestAppFacts) => {
    const { payload: named, ...edges } = over(parts);
    const app = testApp({ ...edges, random, session: sampleSession(named), ...facts });
    const { get } = app;
    return {
      app,
      statuses: get(TransactionStatusStore),
      attempts: get(AttemptStore),
      confirmation: get(PendingConfirmation),
      owner: get(StoredOwner),
      current: get(CurrentTransaction),
    };
  };
  const keys = () => realtime.sentOf('BANKING:deposit-create').map(({ messageId }) => messageId);
  const call = (amount = 500, methodName = 'visa', card = '4242424242424242'): CreateCall<DepositCreateReply> => {
    const data: DepositCreateRequest = {
      amount,
      currency: 'INR',
      fields: { card },
      isActivatedBonus: false,
      paymentType: methodName,
      returnUrl: 'https://brand.example',
    };
    return {
      intent: {
        flow: 'deposit',
        methodName,
        amount,
        currency: 'INR',
        digest: digestOf('tab', data),
        destination: destinationOf(data),
      },
      send: (messageId, depositId) =>
        realtime.request('BANKING:deposit-create', depositId === undefined ? data : { ...data, depositId }, {
          messageId,
        }),
      judge: ({ apiResponse, depositId, fields }) => {
        const transactionId = depositId ?? undefined;
        const names = namesOf(fields);
        return apiResponse.isFieldsRequired
          ? { kind: 'fieldsRequired', transactionId, names }
          : { kind: 'created', transactionId };
      },
    };
  };
  /** The next page has another token: of another player, or a renewed one (player-storage.ts). */
  let wishKey: unknown;
  const changeToken = () => {
    wishKey = storage.read(WISH_KEY, v.string());
    storage.remove(WISH_KEY);
  };
  /** The token that was there before `changeToken`. */
  const bringTokenBack = () => storage.write(WISH_KEY, wishKey);
  return { realtime, gateway, clock, random, storage, host, over, load, keys, call, changeToken, bringTokenBack };
}

/** Creates and reports to the host, as a submission does. */
export async function submit<R>(attempts: AttemptStore, call: CreateCall<R>): Promise<Created<R>> {
  const created = await attempts.create(call);
  const { attempt, verdict } = created;
  if (attempt && verdict.kind === 'created' && !verdict.isHostToldLater) attempts.tellHostOf(attempt.key);
  return created;
}
