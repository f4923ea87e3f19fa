/**
 * A player inside the cashier's frame: from the list through a form to the page that waits for the payment, and back.
 * `window.benchPlayer` for whoever steers the page.
 */
'use strict';
(() => {
  const PATIENCE_MS = 30_000;

  /** @template T @param {string} what @param {() => T | null | undefined | false} look @returns {Promise<T>} */
  const until = async (what, look) => {
    for (const startedAt = performance.now(); performance.now() - startedAt < PATIENCE_MS;) {
      const found = look();
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 4));
    }
    throw new Error(`There is still no ${what}: ${document.body.innerText.slice(0, 300)}`);
  };

  /** As typing does it, for listeners that look at the prototype's setter. @param {HTMLInputElement} input @param {string} value */
  const type = (input, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };

  /** @param {string} label */
  const button = (label) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
  const fields = () => /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll('main form input'));
  const tile = () => /** @type {HTMLElement | null} */ (document.querySelector('ul[role=list] button'));

  const player = {
    title: () => document.querySelector('main h1')?.textContent ?? '',

    /** Ends on the page of the deposit. @param {string} backLabel the button there that leads to the list */
    async deposit(backLabel) {
      (await until('list', tile)).click();
      // A tap on a list that is not alive yet may be lost.
      await until('form', () => fields().length > 0);
      fields().forEach((field, index) => type(field, index === 0 ? '25' : '123456'));
      // While the channel is not up there is nothing to pay with.
      const submit = await until('pay button', () =>
        document.querySelector('main form button[type=submit]:not([aria-disabled])'),
      );
      /** @type {HTMLElement} */ (submit).click();
      await until('page of the deposit', () => button(backLabel));
    },

    /** @param {string} backLabel @param {string} paidTitle @param {number} times */
    async deposits(backLabel, paidTitle, times) {
      for (let done = 0; done < times; done += 1) {
        await player.deposit(backLabel);
        await until('news of the payment', () => player.title() === paidTitle);
        button(backLabel)?.click();
        await until('way back', () => !button(backLabel) && tile());
      }
    },

    /** Resolves when the text there has become the last push. @param {string} selector @param {string} begins */
    watchBurst(selector, begins) {
      /** @type {number[]} */
      const frames = [];
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) frames.push(duration);
      }).observe({ type: 'long-animation-frame' });
      return new Promise((resolve) => {
        const look = () => {
          if (!document.querySelector(selector)?.textContent?.startsWith(begins)) return requestAnimationFrame(look);
          const channel = new MessageChannel();
          channel.port1.onmessage = () => {
            const paintedAt = performance.timeOrigin + performance.now();
            setTimeout(() => resolve({ paintedAt, frames }), 200);
          };
          channel.port2.postMessage(0);
        };
        requestAnimationFrame(look);
      });
    },
  };
  Object.assign(window, { benchPlayer: player });
})();
