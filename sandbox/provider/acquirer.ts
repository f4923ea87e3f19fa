/** The acquirer's pages, to which a redirect method sends the player. Card numbers are checked and not stored. */
import { Hono, type Context } from 'hono';
import { timingSafeEqual } from 'node:crypto';
import { DECLINE_REASONS } from '../../src/contract/decline';
import { acquirerHeaders } from '../http/csp';
import { withHeaders } from '../http/server';
import type { Database } from '../database/database';
import type { Db } from '../database/db';
import { keepCard } from '../realtime/account-choice';
import type { Settlement } from '../store/settlement';
import { isOpen, type Transaction } from '../store/transaction';
import { cardPage, challengePage, notFoundPage, resultPage, type PageView } from './acquirer-pages';
import { CHALLENGE_CODE, TEST_CARDS, cardLabel, judgeCard, type Outcome } from './test-cards';

type Step = (c: Context, view: PageView) => Promise<Response> | Response;

/** Implements `SimulatorContext.providerUrl`. The address `acquirer/post` has no parameters: they are in the posted form. */
export const providerAddress =
  (origin: () => string) =>
  (page: string, transactionId: string, returnUrl: string): string =>
    page.endsWith('/post')
      ? `${origin()}/${page}`
      : `${origin()}/${page}/${encodeURIComponent(transactionId)}?${new URLSearchParams({ returnUrl })}`;

export function acquirerRoutes(settlement: Settlement, database: Database, now: () => number): Hono {
  const find = (id: string) => settlement.transactions().find(id);
  const notFound = (c: Context) => c.html(notFoundPage(), 404);

  /** Shows the result, whatever was requested, once the payment has ended. */
  const page = (step: Step) => async (c: Context) => {
    const transaction = await find(c.req.param('id')!);
    if (!transaction) return notFound(c);
    const view = { transaction, returnUrl: c.req.query('returnUrl') ?? '', lang: c.req.query('lang') };
    return isOpen(transaction) ? step(c, view) : c.html(resultPage(view));
  };

  const end = async (c: Context, view: PageView, status: 'processed' | 'mistaked', reason: string) => {
    await settlement.settle(view.transaction.id, status, reason);
    return go(c, view, 'result');
  };

  const keep = (deposit: Transaction, label: string) =>
    database.db.transaction((tx: Db) => keepCard(tx, now, deposit, label));

  const proceed = (c: Context, view: PageView, outcome: Outcome): Promise<Response> | Response => {
    if (outcome === 'challenge') return go(c, view, 'challenge');
    if (outcome === 'approve') return end(c, view, 'processed', 'approved by the acquirer');
    return end(c, view, 'mistaked', 'declined by the acquirer');
  };

  const pay: Step = async (c, view) => {
    const form = await readForm(c);
    const verdict = judgeCard({ number: form('number'), expiry: form('expiry'), cvc: form('cvc') }, now());
    if ('outcome' in verdict) {
      if (verdict.outcome !== 'decline') await keep(view.transaction, cardLabel(form('number')));
      return proceed(c, view, verdict.outcome);
    }
    return c.html(cardPage(view, verdict.problems), verdict.problems.length > 0 ? 422 : 200);
  };

  const outcome: Step = async (c, view) => {
    const chosen = (await readForm(c))('outcome');
    if (chosen === 'approve') await keep(view.transaction, cardLabel(TEST_CARDS[0]!.number));
    if (chosen === 'approve' || chosen === 'decline' || chosen === 'challenge') return proceed(c, view, chosen);
    if (chosen === 'cancel') return end(c, view, 'mistaked', 'cancelled by the player');
    const reason = DECLINE_REASONS.find((one) => one === chosen);
    if (reason) return end(c, view, 'mistaked', `declined: ${reason}`);
    return go(c, view, 'result');
  };

  const challenge: Step = async (c, view) =>
    proceed(c, view, (await readForm(c))('code') === CHALLENGE_CODE ? 'approve' : 'decline');

  /** Handles the form with hidden inputs that the widget posts; its signature must be the one from the create reply. */
  const arriveByPost = async (c: Context) => {
    const form = await readForm(c);
    const transaction = await find(form('transactionId'));
    const signature = transaction?.state.signature;
    if (!transaction || typeof signature !== 'string' || !isSame(signature, form('signature'))) return notFound(c);
    return go(c, { transaction, returnUrl: form('returnUrl') }, '');
  };

  const app = new Hono().basePath('/acquirer');
  app.use(withHeaders(acquirerHeaders));
  app.post('/post', arriveByPost);
  app.get(
    '/:id',
    page((c, view) => c.html(cardPage(view))),
  );
  app.get(
    '/:id/challenge',
    page((c, view) => c.html(challengePage(view))),
  );
  app.get(
    '/:id/result',
    page((c, view) => c.html(resultPage(view))),
  );
  app.post('/:id/pay', page(pay));
  app.post('/:id/outcome', page(outcome));
  app.post('/:id/challenge', page(challenge));
  return app;
}

/** Reads a form; the returned function gives a field's value, empty when the form has no such field. */
async function readForm(c: Context): Promise<(name: string) => string> {
  const form = await c.req.parseBody<Record<string, string>>();
  return (name) => form[name] ?? '';
}

const go = (c: Context, { transaction, returnUrl }: PageView, step: string) =>
  c.redirect(
    `/acquirer/${encodeURIComponent(transaction.id)}${step && `/${step}`}?${new URLSearchParams({ returnUrl })}`,
    303,
  );

const isSame = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
