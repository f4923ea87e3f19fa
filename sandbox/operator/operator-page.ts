import { html } from 'hono/html';
import { DECLINE_REASONS } from '../../src/contract/decline';
import { LOCK_REASONS } from '../../src/contract/standing';

export const OPERATOR_PAGE = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Operator · Meridian Pay</title>
      <link rel="icon" href="data:," />
      <link rel="stylesheet" href="/provider-assets/page.css" />
      <link rel="stylesheet" href="/provider-assets/operator.css" />
      <script src="/provider-assets/operator.js" type="module"></script>
    </head>
    <body>
      <header><span class="brand">Meridian Pay</span><span class="tag">operator</span></header>
      <main class="desk">
        <h1>Transactions</h1>
        <p id="ledger" role="status">Reading the ledger…</p>
        <form id="filter" class="filter" aria-label="Filter">
          <label>Search <input name="text" type="search" placeholder="Id, method or request" /></label>
          <label
            >Flow
            <select name="flow">
              <option value="">All</option>
              <option value="deposit">Deposit</option>
              <option value="withdrawal">Withdrawal</option>
            </select></label
          >
          <label
            >Status
            <select name="status">
              <option value="">All</option>
              <option value="waiting">Waiting</option>
              <option value="accepted">Accepted</option>
              <option value="processed">Processed</option>
              <option value="mistaked">Failed</option>
            </select></label
          >
          <label>Delay, seconds <input name="seconds" type="number" min="0" max="86400" value="10" /></label>
          <label
            >Decline because
            <select name="reason">
              ${DECLINE_REASONS.map((reason) => html`<option>${reason}</option>`)}
            </select></label
          >
        </form>
        <details class="player">
          <summary>A player: locks, limits, methods</summary>
          <form id="player" class="filter" aria-label="Player">
            <label>Token, as in the demo page's address <input name="token" required autocomplete="off" /></label>
            <label
              >Lock deposits
              <select name="lock">
                <option value="">Leave</option>
                <option value="none">Open</option>
                ${LOCK_REASONS.map((reason) => html`<option>${reason}</option>`)}
              </select></label
            >
            <label>Limit per day, empty: leave <input name="limit" type="number" min="0" step="any" /></label>
            <label>Bonus lost by withdrawing, 0: none <input name="forfeit" type="number" min="0" step="any" /></label>
            <label>Method's name, e.g. de_paypal <input name="method" autocomplete="off" /></label>
            <label
              >The method is
              <select name="level">
                <option>up</option>
                <option>slow</option>
                <option>down</option>
              </select></label
            >
            <button>Apply</button>
          </form>
          <p id="player-news" role="status"></p>
        </details>
        <div class="scroll" tabindex="0" role="region" aria-label="Transactions">
          <table>
            <thead>
              <tr>
                <th scope="col">Created</th>
                <th scope="col">Id</th>
                <th scope="col">Flow</th>
                <th scope="col">Method</th>
                <th scope="col">Amount</th>
                <th scope="col">Status</th>
                <th scope="col">Actions</th>
              </tr>
            </thead>
            <tbody id="rows"></tbody>
          </table>
        </div>
        <ul id="requests" aria-label="Requests" hidden></ul>
        <p id="empty" hidden>No transactions yet. Pay something in the demo page.</p>
      </main>
    </body>
  </html>`;
