/** The acquirer's pages as HTML. They work without a script; the script only formats the card number and closes the window. */
import Big from 'big.js';
import { html } from 'hono/html';
import { DECLINE_REASONS } from '../../src/contract/decline';
import { httpUrl } from '../http/url';
import type { SimulatedTransaction } from '../../src/contract/simulator';
import { CHALLENGE_CODE, TEST_CARDS, inBlocks, type CardProblem } from './test-cards';

type Html = ReturnType<typeof html>;

export interface PageView {
  transaction: SimulatedTransaction;
  /** From the page's address; checked before it becomes a link. */
  returnUrl: string;
  /** The player's language, as the gateway has passed it on. This provider speaks English alone. */
  lang?: string | undefined;
}

const PROBLEMS: Record<CardProblem, string> = {
  number: 'Enter a valid card number',
  testOnly: 'This is a sandbox: use one of the test cards below, never a real one',
  expiry: 'Enter an expiry date that is not over, as MM/YY',
  cvc: 'Enter the 3 or 4 digits of the security code',
};

const action = ({ transaction, returnUrl }: PageView, step: string) =>
  `/acquirer/${encodeURIComponent(transaction.id)}/${step}?${new URLSearchParams({ returnUrl })}`;

/** The amount with two decimals, or more if it has more. */
function money({ amount, currency }: SimulatedTransaction): Html {
  const decimals = amount.split('.')[1]?.length ?? 0;
  return html`<span class="money">${new Big(amount).toFixed(Math.max(2, decimals))} ${currency}</span>`;
}

const layout = (title: string, content: Html) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Meridian Pay</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/provider-assets/page.css" />
        <script src="/provider-assets/acquirer.js" defer></script>
      </head>
      <body>
        <header><span class="brand">Meridian Pay</span><span class="tag">sandbox</span></header>
        <main>${content}</main>
      </body>
    </html>`;

const summary = ({ transaction, lang }: PageView) =>
  html`<dl class="summary">
    <div>
      <dt>Merchant</dt>
      <dd>Demo shop</dd>
    </div>
    <div>
      <dt>Method</dt>
      <dd>${transaction.methodName}</dd>
    </div>
    <div>
      <dt>Amount</dt>
      <dd>${money(transaction)}</dd>
    </div>
    ${
      lang &&
      html`<div>
        <dt>Language</dt>
        <dd>${lang}</dd>
      </div>`
    }
  </dl>`;

/** After a rejected submission the page shows the problems, but does not repeat the typed values. */
export function cardPage(view: PageView, problems: readonly CardProblem[] = []): Html {
  const isBad = (...names: CardProblem[]) => names.some((name) => problems.includes(name)) && html`aria-invalid="true"`;
  const content = html`<h1>Pay ${money(view.transaction)}</h1>
    ${summary(view)}
    ${
      problems.length > 0 &&
      html`<ul class="problems" role="alert">
        ${problems.map((problem) => html`<li>${PROBLEMS[problem]}</li>`)}
      </ul>`
    }
    <form method="post" action="${action(view, 'pay')}" class="card" autocomplete="off">
      <label class="wide"
        >Card number <input name="number" inputmode="numeric" maxlength="23" required ${isBad('number', 'testOnly')}
      /></label>
      <label
        >Expiry (MM/YY)
        <input name="expiry" inputmode="numeric" maxlength="7" placeholder="12/34" required ${isBad('expiry')}
      /></label>
      <label
        >Security code <input name="cvc" inputmode="numeric" maxlength="4" placeholder="123" required ${isBad('cvc')}
      /></label>
      <button class="primary wide">Pay</button>
    </form>
    <section aria-labelledby="cards">
      <h2 id="cards">Test cards</h2>
      <p>Any expiry date to come and any security code.</p>
      <ul class="cards">
        ${TEST_CARDS.map(
          (card) =>
            html`<li>
              <button type="button" data-fill="${inBlocks(card.number)}">${inBlocks(card.number)}</button>
              <span>${card.hint}</span>
            </li>`,
        )}
      </ul>
    </section>
    <form method="post" action="${action(view, 'outcome')}" class="quick" aria-label="Without a card">
      <button name="outcome" value="approve">Approve</button>
      <button name="outcome" value="decline">Decline</button>
      <button name="outcome" value="challenge">3-D Secure</button>
      <button name="outcome" value="walk-away">Walk away</button>
      <button name="outcome" value="cancel" class="quiet">Cancel payment</button>
    </form>
    <form method="post" action="${action(view, 'outcome')}" class="quick" aria-label="Decline with a reason">
      <label
        >Reason
        <select name="outcome">
          ${DECLINE_REASONS.map((reason) => html`<option>${reason}</option>`)}
        </select></label
      >
      <button>Decline for this reason</button>
    </form>`;
  return layout('Pay', content);
}

export const challengePage = (view: PageView): Html =>
  layout(
    '3-D Secure',
    html`<h1>Confirm with your bank</h1>
      ${summary(view)}
      <form method="post" action="${action(view, 'challenge')}" class="card">
        <label class="wide"
          >One-time code
          <input name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" required autofocus
        /></label>
        <p class="wide">The code of this sandbox is ${CHALLENGE_CODE}; any other is declined.</p>
        <button class="primary wide">Confirm</button>
      </form>
      <form method="post" action="${action(view, 'outcome')}" class="quick">
        <button name="outcome" value="cancel" class="quiet">Cancel payment</button>
      </form>`,
  );

const RESULTS: Record<SimulatedTransaction['status'], readonly [title: string, text: string]> = {
  processed: ['Payment approved', 'The shop has been told.'],
  mistaked: ['Payment failed', 'No money was taken.'],
  waiting: ['Payment not finished', 'You left before paying. The shop goes on waiting.'],
  accepted: ['Payment not finished', 'You left before paying. The shop goes on waiting.'],
};

export function resultPage({ transaction, returnUrl }: PageView): Html {
  const [title, text] = RESULTS[transaction.status];
  const link = httpUrl(returnUrl);
  const content = html`<div role="status">
      <h1 class="${transaction.status}">${title}</h1>
      <p>${text}</p>
    </div>
    ${summary({ transaction, returnUrl })}
    <p class="quick">
      ${link && html`<a class="primary" href="${link}">Return to shop</a>`}
      <button type="button" data-close>Close window</button>
    </p>`;
  return layout(title, content);
}

export const notFoundPage = (): Html =>
  layout(
    'Not found',
    html`<h1>No such payment</h1>
      <p>The address names a payment that does not exist.</p>`,
  );
