import type { Page } from '@playwright/test';

/**
 * Simulates a browser's translator such as Google's: it wraps every text that is inserted into the page in two elements, but
 * keeps the words, so that tests find them. Works from the start in each frame of the page.
 */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wrap = (node: Node) => {
      const { parentElement } = node;
      if (!parentElement || /^(SCRIPT|STYLE|FONT|TEXTAREA|OPTION|TITLE)$/.test(parentElement.tagName)) return;
      if (!node.textContent?.trim() || parentElement.closest('[translate=no]')) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      outer.append(inner);
      parentElement.replaceChild(outer, node);
      inner.append(node.textContent);
      Object.assign(window, { translated: (Number(Reflect.get(window, 'translated')) || 0) + 1 });
    };
    const wrapAll = (root: Node) => {
      if (root.nodeType === Node.TEXT_NODE) return wrap(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      texts.forEach(wrap);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        if (type === 'characterData') wrap(target);
        else addedNodes.forEach(wrapAll);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}
