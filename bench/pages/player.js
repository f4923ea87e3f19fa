/**
 * Acts as a player inside the cashier's frame: from the list through a form to the page of the pending payment, and back.
 * The bench calls it as `window.benchPlayer`.
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

  /**
   * Sets a value as typing does: through the prototype's setter, since React overrides the element's own.
   * @param {HTMLInputElement} input @param {string} value
   */
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

    /** Makes a deposit and stays on its page. @param {string} backLabel the button on that page that leads to the list */
    async deposit(backLabel) {
      (await until('list', tile)).click();
      // Wait, because a tap on a list without event handlers would be lost.
      await until('form', () => fields().length > 0);
      fields().forEach((field, index) => type(field, index === 0 ? '25' : '123456'));
      // The pay button is disabled until the channel is connected.
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

    /** Resolves when the element's text is that of the last push. @param {string} selector @param {string} begins */
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
