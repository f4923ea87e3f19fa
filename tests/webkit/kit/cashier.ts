/**
 * The cashier in WebKit, in the frame of the demo page. Elements are found by role and name, as a player finds them.
 */
import { expect } from 'vitest';
import { KEYS, type ElementId, type WebDriverPage } from './webdriver-page';

export interface HostChoices {
  token: string;
  country: string;
  currency?: string;
  flow?: 'deposit' | 'withdrawal';
  design?: 'current' | 'legacy';
}

const WAIT = { timeout: 15_000, interval: 50 };

/** Finds the first visible element of a selector whose name equals a text or fits a pattern. Arguments: selector, text, pattern. */
const NAMED = `const [selector, text, pattern] = arguments;
  const textOf = (element) => element?.innerText.replace(/\\s+/g, ' ').trim() ?? '';
  const nameOf = (element) => element.getAttribute('aria-label')
    ?? (element.getAttribute('aria-labelledby')?.split(' ').map((id) => textOf(document.getElementById(id))).join(' ')
    || textOf(element.labels?.[0]) || textOf(element));
  const fits = (name) => pattern ? new RegExp(pattern).test(name) : name === text;
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');
  return [...document.querySelectorAll(selector)].find((element) => isShown(element) && fits(nameOf(element))) ?? null;`;

/**
 * Finds a tile by its label; badge, count and limit are further lines. A list may be longer than its rendered part, so
 * it scrolls to the end when there is no such tile yet.
 */
const TILE = `const [label] = arguments;
  if (document.querySelector('#root[data-first]')) return null;
  const tiles = [...document.querySelectorAll('main li button')];
  const tile = tiles.find(({ innerText }) => innerText.split('\\n').some((line) => line.trim() === label));
  if (!tile) tiles.at(-1)?.scrollIntoView({ block: 'center' });
  return tile ?? null;`;

export class Cashier {
  constructor(
    readonly page: WebDriverPage,
    private readonly hostUrl: string,
  ) {}

  async open(choices: HostChoices): Promise<void> {
    await this.page.goto(`${this.hostUrl}/?${new URLSearchParams({ ...choices })}`);
    await this.page.enterFrame();
  }

  /** Messages of the widget to the host page, oldest first. */
  async messages(): Promise<({ messageType: string } & Record<string, unknown>)[]> {
    await this.page.leaveFrame();
    const texts = (await this.page.run(
      "return [...document.querySelectorAll('[data-testid=log-entry][data-direction=from-widget] .log-json')].map(({ textContent }) => textContent)",
    )) as string[];
    await this.page.enterFrame();
    return texts.map((text) => JSON.parse(text) as { messageType: string });
  }

  async tap(tile: string): Promise<void> {
    await this.click(`the tile ${tile}`, () => this.page.find(TILE, tile));
  }

  async choose(method: string): Promise<void> {
    await this.tap(method);
    await this.sees(method);
  }

  async press(button: string | RegExp): Promise<void> {
    await this.click(String(button), () => this.named('button', button));
  }

  async write(field: string, text: string): Promise<void> {
    await this.page.type(await this.until(field, () => this.named('input, textarea', field)), text);
  }

  async pick(list: string, text: string): Promise<void> {
    await this.write(list, text);
    await this.page.press(KEYS.Enter);
  }

  async select(list: string, option: string): Promise<void> {
    const found = await this.until(list, () => this.named('select', list));
    await this.page.append(found, option);
    await expect.poll(() => this.page.run(`return document.activeElement.selectedOptions[0]?.text`), WAIT).toBe(option);
  }

  async sees(title: string | RegExp): Promise<void> {
    const shown = () => this.page.run("return document.querySelector('main h1')?.innerText ?? ''");
    await expect.poll(shown, WAIT).toEqual(typeof title === 'string' ? title : expect.stringMatching(title));
  }

  async seesText(text: string | RegExp): Promise<void> {
    const shown = () => this.page.run("return document.body?.innerText ?? ''");
    await expect.poll(shown, WAIT).toEqual(expect.stringMatching(text));
  }

  /** The handle of the window besides the cashier's; waits until there is one. */
  async otherWindow(): Promise<string> {
    const own = await this.page.window();
    const others = async () => (await this.page.windows()).filter((handle) => handle !== own);
    await expect.poll(others, WAIT).toHaveLength(1);
    return (await others())[0]!;
  }

  named(selector: string, name: string | RegExp): Promise<ElementId | undefined> {
    return typeof name === 'string'
      ? this.page.find(NAMED, selector, name, null)
      : this.page.find(NAMED, selector, null, name.source);
  }

  /** Retries: a page that is being replaced takes its elements with it, so they are looked up anew. */
  private async click(what: string, find: () => Promise<ElementId | undefined>): Promise<void> {
    for (let tries = 0; ; tries++) {
      const element = await this.until(what, find);
      try {
        return await this.page.click(element);
      } catch (error) {
        if (tries === 5) throw error;
      }
    }
  }

  private async until(what: string, find: () => Promise<ElementId | undefined>): Promise<ElementId> {
    let found: ElementId | undefined;
    await expect.poll(async () => (found = await find()), { ...WAIT, message: `${what} is shown` }).toBeTruthy();
    return found!;
  }
}
