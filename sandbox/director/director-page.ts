import { html } from 'hono/html';
import { DECLINE_REASONS } from '../../src/contract/decline';
import { PUSHES, REQUESTS } from '../../src/contract/realtime';
import { LOCK_REASONS } from '../../src/contract/standing';
import { AMOUNTS } from './amounts';

const options = (values: readonly string[]) => values.map((value) => html`<option>${value}</option>`);

export const DIRECTOR_PAGE = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Director · Meridian Pay</title>
      <link rel="icon" href="data:," />
      <link rel="stylesheet" href="/provider-assets/page.css" />
      <link rel="stylesheet" href="/provider-assets/director.css" />
      <script src="/provider-assets/director.js" type="module"></script>
    </head>
    <body>
      <header>
        <span class="brand">Meridian Pay</span><span class="tag">director</span>
        <a href="/operator">All transactions</a>
      </header>
      <main class="stage">
        <section class="script" aria-labelledby="script-title">
          <h1 id="script-title">Scenario</h1>
          <form id="scenario-form">
            <label
              >From a file
              <select name="file"></select
            ></label>
            <label>Player's token <input name="token" required autocomplete="off" spellcheck="false" /></label>
            <p id="about"></p>
            <ol id="player"></ol>
            <details>
              <summary>As JSON, to change and to share</summary>
              <label>Scenario <textarea name="json" rows="16" spellcheck="false"></textarea></label>
            </details>
            <div class="buttons">
              <button class="primary">Start</button>
              <button type="button" data-do="stop">Back to normal</button>
              <button type="button" data-do="link">Copy link</button>
              <button type="button" data-do="save">Save as file</button>
            </div>
            <p id="scenario-news" role="status"></p>
          </form>
        </section>
        <section class="cashier" aria-label="Cashier"><div id="cashier"></div></section>
        <section class="play" aria-labelledby="play-title">
          <h2 id="play-title">Now</h2>
          <fieldset>
            <legend>Provider, on the last payment</legend>
            <div class="buttons">
              <button data-act='{"do":"approve"}'>Pay it</button>
              <button data-act='{"do":"cancel"}'>Cancel it</button>
            </div>
            <form data-do="decline" class="line">
              <label
                >Decline because
                <select name="reason">
                  ${options(DECLINE_REASONS)}
                </select></label
              ><button>Decline</button>
            </form>
            <form data-do="event" class="line">
              <label>Its own event <input name="event" list="events" placeholder="part" required /></label
              ><button>Fire</button>
            </form>
            <datalist id="events">
              <option value="part"></option>
              <option value="seen"></option>
              <option value="confirmed"></option>
              <option value="paid"></option>
              <option value="closed"></option>
            </datalist>
          </fieldset>
          <fieldset>
            <legend>Gateway</legend>
            <form data-do="answer" class="line">
              <label
                >Next answer to
                <select name="call">
                  ${options(Object.keys(REQUESTS))}
                </select></label
              >
              <label
                >is
                <select name="how">
                  <option value='{"refuse":{"status":400,"code":"banking.merchantClientError"}}'>refused</option>
                  <option value='{"dropReply":true}'>lost, made all the same</option>
                  <option value='{"trouble":500}'>status 500, made all the same</option>
                  <option value='{"malformed":true}'>unreadable, made all the same</option>
                  <option value='{"delayMs":8000}'>8 s late</option>
                  <option value='{"refuse":{"status":401}}'>401, the token is over</option>
                </select></label
              ><button>Set</button>
            </form>
            <form data-do="push" class="line">
              <label
                >Push
                <select name="event">
                  ${options(Object.keys(PUSHES))}
                </select></label
              ><label>with <input name="data" value='{"id":"{id}","status":1}' spellcheck="false" /></label
              ><button>Send</button>
            </form>
            <form data-do="clock" class="line">
              <label>Clock ahead, minutes <input name="minutes" type="number" min="0" value="20" /></label
              ><button>Set ahead</button>
            </form>
          </fieldset>
          <fieldset>
            <legend>Network</legend>
            <form data-do="cut" class="line">
              <label>Cut for, seconds <input name="seconds" type="number" min="1" value="10" /></label
              ><button>Cut</button>
            </form>
          </fieldset>
          <fieldset>
            <legend>Player</legend>
            <form data-do="lock" class="line">
              <label
                >Lock deposits
                <select name="reason">
                  ${options(LOCK_REASONS)}
                </select></label
              ><button>Lock</button>
            </form>
            <div class="buttons"><button data-act='{"do":"unlock"}'>Unlock</button></div>
            <form data-do="method" class="line">
              <label>Method <input name="name" placeholder="de_paypal" required spellcheck="false" /></label
              ><label
                >is
                <select name="level">
                  ${options(['down', 'slow', 'up'])}
                </select></label
              ><button>Set</button>
            </form>
            <form data-do="money" class="line">
              <label>Give money <input name="amount" value="100" inputmode="decimal" /></label
              ><label><span class="visually-hidden">Currency</span><input name="currency" value="EUR" /></label
              ><button>Give</button>
            </form>
          </fieldset>
          <details>
            <summary>Amounts that always do the same</summary>
            <dl>
              ${Object.entries(AMOUNTS).map(
                ([cents, what]) =>
                  html`<div>
                    <dt>.${cents}</dt>
                    <dd>${what}</dd>
                  </div>`,
              )}
            </dl>
          </details>
          <h2 id="log-title">What happens</h2>
          <div id="log" tabindex="0" role="log" aria-labelledby="log-title"></div>
        </section>
      </main>
    </body>
  </html>`;
