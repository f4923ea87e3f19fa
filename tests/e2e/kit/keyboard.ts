/** The cashier by keyboard alone: every focus on the way is looked at, and no pointer is used. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Cashier } from './cashier';

/** More elements than any screen has before and after the one that is wanted. */
const MOST_PRESSES = 80;

export class Keyboard {
  constructor(
    private readonly page: Page,
    private readonly cashier: Cashier,
  ) {}

  /** Writes down from now on what a screen reader reads out by itself. */
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
   * Tab by Tab, backwards to what is behind. Each element on the way must be seen with its mark of the focus (WCAG 2.4.7,
   * 2.4.11).
   */
  async tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let presses = 0; ; presses++) {
      let found = await lookFor(target);
      const look = async () => (found = await lookFor(target)).wrong;
      // What scrolls or fades has a moment to end.
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

  /** Instead of what is in the field. */
  async fill(field: Locator, text: string): Promise<void> {
    await this.tabTo(field);
    await this.press('ControlOrMeta+A');
    await this.page.keyboard.type(text);
  }

  /** A new screen begins at its heading, and `snapshot` is what a screen reader finds in it. */
  async expectScreen(title: string | RegExp, snapshot?: string): Promise<void> {
    await expect(this.cashier.title).toHaveText(title);
    await expect(this.cashier.title).toBeFocused();
    if (snapshot !== undefined) await expect(this.cashier.view.locator('main')).toMatchAriaSnapshot(snapshot);
  }

  async expectList(): Promise<void> {
    await expect(this.cashier.headerTitle).toBeFocused();
  }
}

/** What is to be known between two presses, in one call: a way of many presses is asked after each. */
const lookFor = (target: Locator) => target.evaluateAll(whereItIs);

/**
 * Runs in the page. Of a long list only what is near the window is there. A frame that the focus has left still names its last
 * element in Firefox.
 *
 * `isBehind`: whether the focus has passed it. Beyond the last element is the browser's own window, out of which no driver
 * leads. A group of radio buttons is entered at its other end from behind, so it is come to from before.
 */
function whereItIs(targets: Element[]): { hasFocus: boolean; isBehind: boolean; wrong: string[] } {
  const page = document;
  const { activeElement: focused, body } = page;
  const target = targets.length === 1 ? targets[0]! : null;
  // Behind the last element is the page around the cashier; Firefox remembers where the focus was in the frame.
  if (!page.hasFocus() || !focused) return { hasFocus: false, isBehind: false, wrong: [] };
  const precedes = target && (focused.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const isBehind = Boolean(precedes) && focused !== body && !target!.matches('[type=radio]');
  return { hasFocus: focused === target, isBehind, wrong: whatIsWrong() };

  /** Nothing covers the element with the focus, all of it is in the window, and it looks focused. */
  function whatIsWrong(): string[] {
    if (!focused || focused === body || focused.tagName === 'H1') return [];
    // A radio button is drawn by its label.
    const drawn = (focused.matches('input[type=radio], input[type=checkbox]') && focused.closest('label')) || focused;
    const { left, right, top, bottom } = drawn.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent}`;
    // Where a neighbour begins within a pixel, that pixel is whose the browser likes.
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

/** Runs in the page. A region tells what changes in it while it is there; an alert also tells that it has come. */
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
