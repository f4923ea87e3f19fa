import type { RequestData } from '@/contract/realtime';
import type { SimulatedTransaction } from '@/contract/simulator';
import type { StoryApp } from '../../../tests/kit/story-app';

export const LIST = 'BANKING:transactions-list';
export const CANCEL = 'BANKING:withdrawal-cancel';

/** True for a page request; excludes the probe with limit 1 for the list's link, which may come before or after it. */
export const isPage = (data: unknown): boolean => (data as RequestData<typeof LIST>).limit > 1;

const HOUR_MS = 3_600_000;
const NEWEST = Date.UTC(2026, 2, 14, 16, 20);

const reason = { en: 'The bank declined it.', ru: 'Банк отклонил операцию.', pt: 'O banco recusou.' };
const destination = '••••3000';

const KINDS: readonly Pick<SimulatedTransaction, 'flow' | 'methodName' | 'status' | 'amount' | 'state'>[] = [
  { flow: 'withdrawal', methodName: 'de_sepa', status: 'accepted', amount: '50', state: { destination } },
  { flow: 'deposit', methodName: 'de_paypal', status: 'waiting', amount: '120.5', state: {} },
  { flow: 'withdrawal', methodName: 'de_sepa', status: 'mistaked', amount: '75', state: { destination, reason } },
  { flow: 'deposit', methodName: 'de_sparkasse', status: 'processed', amount: '200', state: {} },
  {
    flow: 'withdrawal',
    methodName: 'de_paypal',
    status: 'processed',
    amount: '1234.56',
    state: { destination: 'a••••@mail.example' },
  },
  { flow: 'deposit', methodName: 'de_card', status: 'mistaked', amount: '20', state: {} },
  { flow: 'withdrawal', methodName: 'de_card', status: 'accepted', amount: '30', state: { isSent: true } },
];

/** `count` transactions of all kinds; the newest is a withdrawal that can be cancelled. */
export const withHistory =
  (count: number = KINDS.length) =>
  ({ gateway }: Pick<StoryApp, 'gateway'>): void => {
    for (let index = count - 1; index >= 0; index--) {
      gateway.addTransaction({
        ...KINDS[index % KINDS.length]!,
        id: `t-${index}`,
        currency: 'EUR',
        pluginId: 'card-redirect',
        createdAt: NEWEST - index * 7 * HOUR_MS,
      });
    }
  };
