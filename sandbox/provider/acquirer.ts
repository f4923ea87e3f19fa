/** The acquirer's pages, to which a redirect method sends the player. Card numbers are checked and not stored. */
import { Hono, type Context } from 'hono';
import { DECLINE_REASONS } from '../../src/contract/decline';
import { acquirerHeaders } from '../http/csp';
import { withHeaders } from '../http/server';
import { sha256Hex } from '../sha256';
import type { SimulatedTransaction } from '../../src/contract/simulator';
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

/** What the acquirer needs of the gateway. */
export interface Acquiring {
  /** Milliseconds since the epoch. */
  now(): number;
  find(id: string): Promise<SimulatedTransaction | null>;
  settle(id: string, status: 'processed' | 'mistaked', reason: string): Promise<unknown>;
  /** Saves the card of a deposit when its player wants that. */
  keepCard(id: string, label: string): Promise<void>;
}

export function acquirerRoutes({ now, find, settle, keepCard }: Acquiring): Hono {
  const notFound = (c: Context) => c.html(notFoundPage(), 404);

  /** Shows the result, whatever was requested, once the payment has ended. */
  const page = (step: Step) => async (c: Context) => {
    const transaction = await find(c.req.param('id')!);
    if (!transaction) return notFound(c);
    const view = { transaction, returnUrl: c.req.query('returnUrl') ?? '', lang: c.req.query('lang') };
    return isOpen(transaction) ? step(c, view) : c.html(resultPage(view));
  };

  const end = async (c: Context, view: PageView, status: 'processed' | 'mistaked', reason: string) => {
    await settle(view.transaction.id, status, reason);
    return go(c, view, 'result');
  };

  const proceed = (c: Context, view: PageView, outcome: Outcome): Promise<Response> | Response => {
    if (outcome === 'challenge') return go(c, view, 'challenge');
    if (outcome === 'approve') return end(c, view, 'processed', 'approved by the acquirer');
    return end(c, view, 'mistaked', 'declined by the acquirer');
  };

  const pay: Step = async (c, view) => {
    const form = await readForm(c);
    const verdict = judgeCard({ number: form('number'), expiry: form('expiry'), cvc: form('cvc') }, now());
    if ('outcome' in verdict) {
      if (verdict.outcome !== 'decline') await keepCard(view.transaction.id, cardLabel(form('number')));
      return proceed(c, view, verdict.outcome);
    }
    return c.html(cardPage(view, verdict.problems), verdict.problems.length > 0 ? 422 : 200);
  };

  const outcome: Step = async (c, view) => {
    const chosen = (await readForm(c))('outcome');
    if (chosen === 'approve') await keepCard(view.transaction.id, cardLabel(TEST_CARDS[0]!.number));
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

/** Compares digests, so that the time it takes says nothing about the signature. */
const isSame = (a: string, b: string) => sha256Hex(a) === sha256Hex(b);

const isOpen = ({ status }: SimulatedTransaction) => status === 'waiting' || status === 'accepted';
