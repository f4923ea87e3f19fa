/** The acquirer: where a redirect method sends the player. Card numbers are judged and forgotten. */
import { timingSafeEqual } from 'node:crypto';
import { seeOther, type Handler, type Reply, type Request, type Route } from '../http/router';
import type { Settlement } from '../store/settlement';
import { isOpen, type Transaction } from '../store/transactions';
import { cardPage, challengePage, notFoundPage, resultPage, type PageView } from './acquirer-pages';
import { CHALLENGE_CODE, judgeCard, type Outcome } from './test-cards';

type Step = (view: PageView, form: URLSearchParams) => Promise<Reply> | Reply;

/** For `SimulatorContext.providerUrl`. `acquirer/post` takes everything from the form that is posted to it. */
export const providerAddress =
  (origin: () => string) =>
  (page: string, transactionId: string, returnUrl: string): string =>
    page.endsWith('/post')
      ? `${origin()}/${page}`
      : `${origin()}/${page}/${encodeURIComponent(transactionId)}?${new URLSearchParams({ returnUrl })}`;

export function acquirerRoutes(settlement: Settlement, now: () => number): Route[] {
  const find = (id: string) => settlement.transactions().find(id);

  /** Pages of a payment that has ended show its end, whatever is asked of them. */
  const page =
    (step: Step): Handler =>
    async (request: Request) => {
      const transaction = await find(request.params.id!);
      if (!transaction) return notFoundPage();
      const view = { transaction, returnUrl: request.query.get('returnUrl') ?? '' };
      if (!isOpen(transaction)) return resultPage(view);
      const form = new URLSearchParams(request.method === 'POST' ? await request.text() : '');
      return step(view, form);
    };

  const end = async (view: PageView, status: 'processed' | 'mistaked', reason: string): Promise<Reply> => {
    await settlement.settle(view.transaction.id, status, reason);
    return go(view, 'result');
  };

  const proceed = (view: PageView, outcome: Outcome): Promise<Reply> | Reply => {
    if (outcome === 'challenge') return go(view, 'challenge');
    if (outcome === 'approve') return end(view, 'processed', 'approved by the acquirer');
    return end(view, 'mistaked', 'declined by the acquirer');
  };

  const pay: Step = (view, form) => {
    const field = (name: string) => form.get(name) ?? '';
    const verdict = judgeCard({ number: field('number'), expiry: field('expiry'), cvc: field('cvc') }, now());
    return 'outcome' in verdict ? proceed(view, verdict.outcome) : cardPage(view, verdict.problems);
  };

  const outcome: Step = (view, form) => {
    const chosen = form.get('outcome');
    if (chosen === 'approve' || chosen === 'decline' || chosen === 'challenge') return proceed(view, chosen);
    if (chosen === 'cancel') return end(view, 'mistaked', 'cancelled by the player');
    return go(view, 'result');
  };

  const challenge: Step = (view, form) => proceed(view, form.get('code') === CHALLENGE_CODE ? 'approve' : 'decline');

  return [
    { method: 'POST', pattern: '/acquirer/post', handle: (request) => arriveByPost(request, find) },
    { method: 'GET', pattern: '/acquirer/:id', handle: page((view) => cardPage(view)) },
    { method: 'GET', pattern: '/acquirer/:id/challenge', handle: page(challengePage) },
    { method: 'GET', pattern: '/acquirer/:id/result', handle: page(resultPage) },
    { method: 'POST', pattern: '/acquirer/:id/pay', handle: page(pay) },
    { method: 'POST', pattern: '/acquirer/:id/outcome', handle: page(outcome) },
    { method: 'POST', pattern: '/acquirer/:id/challenge', handle: page(challenge) },
  ];
}

/** The hidden inputs of the widget's form; the signature is the one that the create reply gave out. */
async function arriveByPost(request: Request, find: (id: string) => Promise<Transaction | null>): Promise<Reply> {
  const form = new URLSearchParams(await request.text());
  const transaction = await find(form.get('transactionId') ?? '');
  const signature = transaction?.state.signature;
  if (!transaction || typeof signature !== 'string' || !isSame(signature, form.get('signature') ?? '')) {
    return notFoundPage();
  }
  return go({ transaction, returnUrl: form.get('returnUrl') ?? '' }, '');
}

const go = ({ transaction, returnUrl }: PageView, step: string): Reply =>
  seeOther(
    `/acquirer/${encodeURIComponent(transaction.id)}${step && `/${step}`}?${new URLSearchParams({ returnUrl })}`,
  );

const isSame = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
