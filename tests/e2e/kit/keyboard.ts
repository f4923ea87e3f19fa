/** Uses the cashier by keyboard alone, and checks every focused element on the way. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Cashier } from './cashier';

/** More Tab presses than any screen needs to reach a control. */
const MOST_PRESSES = 80;

export class Keyboard {
  constructor(
    private readonly page: Page,
    private readonly cashier: Cashier,
  ) {}

  /** Starts recording what a screen reader would announce. */
  async listen(): Promise<void> {
    await this.cashier.view.locator('html').evaluate(writeAnnouncements);
  }

  async expectTold(text: string): Promise<void> {
    const told = () => this.cashier.view.locator('html').getAttribute('data-told');
    await expect.poll(told).toContain(text);
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }

  /**
   * Presses Tab until the target has the focus, or Shift+Tab when the target precedes the focus. Each element on the way
   * must be visible and show its focus indicator (WCAG 2.4.7, 2.4.11).
   */
  async tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let presses = 0; ; presses++) {
      let found = await lookFor(target);
      const look = async () => (found = await lookFor(target)).wrong;
      // Poll, because scrolling or a transition may not have ended.
      if (presses > 0 && found.wrong.length > 0) await expect.poll(look).toEqual([]);
      if (found.hasFocus) return;
      expect(presses, `Tab leads to ${target.toString()}`).toBeLessThan(MOST_PRESSES);
      await this.press(found.isBehind ? 'Shift+Tab' : 'Tab');
    }
  }

  async activate(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.tabTo(target);
    await this.press(key);
  }

  /** Replaces the field's content. */
  async fill(field: Locator, text: string): Promise<void> {
    await this.tabTo(field);
    await this.press('ControlOrMeta+A');
    await this.page.keyboard.type(text);
  }

  /** Expects the focus on the new screen's heading. `snapshot`: the screen's ARIA snapshot. */
  async expectScreen(title: string | RegExp, snapshot?: string): Promise<void> {
    await expect(this.cashier.title).toHaveText(title);
    await expect(this.cashier.title).toBeFocused();
    if (snapshot !== undefined) await expect(this.cashier.view.locator('main')).toMatchAriaSnapshot(snapshot);
  }

  async expectList(): Promise<void> {
    await expect(this.cashier.headerTitle).toBeFocused();
  }
}

/** Everything that is needed between two presses, in one call, because a long way takes many presses. */
const lookFor = (target: Locator) => target.evaluateAll(whereItIs);

/**
 * Runs in the page. A long list contains only the elements near the window. In Firefox a document that the focus has left
 * still names its last focused element.
 *
 * `isBehind`: whether the focus has passed the target. After the last element the focus goes to the browser's own window, from
 * which no driver gets back. Shift+Tab enters a group of radio buttons at its other end, so a radio button is always reached
 * by Tab.
 */
function whereItIs(targets: Element[]): { hasFocus: boolean; isBehind: boolean; wrong: string[] } {
  const page = document;
  const { activeElement: focused, body } = page;
  const target = targets.length === 1 ? targets[0]! : null;
  // The focus is outside of the frame, which Firefox's `activeElement` does not show.
  if (!page.hasFocus() || !focused) return { hasFocus: false, isBehind: false, wrong: [] };
  const precedes = target && (focused.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const isBehind = Boolean(precedes) && focused !== body && !target!.matches('[type=radio]');
  return { hasFocus: focused === target, isBehind, wrong: whatIsWrong() };

  /** Checks that the focused element is not covered, is entirely in the window, and shows its focus. */
  function whatIsWrong(): string[] {
    if (!focused || focused === body || focused.tagName === 'H1') return [];
    // A radio button or checkbox is rendered by its label.
    const drawn = (focused.matches('input[type=radio], input[type=checkbox]') && focused.closest('label')) || focused;
    const { left, right, top, bottom } = drawn.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent}`;
    // Pixels to stay away from the edges: where a neighbour begins within a pixel, either element may be hit.
    const edge = 2;
    const places = [
      [x, y],
      [x, top + edge],
      [x, bottom - edge],
      [left + edge, y],
      [right - edge, y],
    ] as const;
    const wrong = places.flatMap(([across, down]) => {
      const seen = page.elementFromPoint(across, down);
      if (seen && (drawn.contains(seen) || seen.contains(drawn))) return [];
      return `${name} at ${across},${down}: ${seen ? `under ${seen.tagName} ${seen.className}` : 'out of the window'}`;
    });
    const marks = [focused, focused.parentElement, focused.parentElement?.parentElement, drawn];
    const isMarked = marks.some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
    });
    return isMarked ? wrong : [...wrong, `${name}: no mark of the focus`];
  }
}

/** Runs in the page. A status region is announced when it changes; an alert is also announced when it is inserted. */
function writeAnnouncements(html: HTMLElement): void {
  const LIVE = '[role=alert], [role=status], [aria-live]';
  const told: string[] = [];
  const read = (region: Element | null | undefined) => {
    if (region?.textContent) told.push(region.textContent);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      if (type === 'attributes') continue;
      read((target instanceof Element ? target : target.parentElement)?.closest(LIVE));
      for (const added of addedNodes) {
        if (added instanceof Element) read(added.matches('[role=alert]') ? added : added.querySelector('[role=alert]'));
      }
    }
    html.dataset['told'] = told.join(' | ');
  }).observe(html.ownerDocument.body, { subtree: true, childList: true, characterData: true });
}
