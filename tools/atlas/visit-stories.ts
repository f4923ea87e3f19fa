/** Opens each story in Chromium, at a phone's width, as often as there are variants, and waits until it has been played. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { CHROMIUM_FLAGS, chromiumPath, findHeadless } from '../../machine/chromium';
import type { Story } from './stories';

/** Storybook's toolbar, e.g. `{ theme: 'dark', lang: 'hi' }`. */
export type Globals = Readonly<Record<string, string>>;

export interface Job {
  story: Story;
  globals: Globals;
}

export interface Visit extends Job {
  page: Page;
  /** The play function failed, or the story did. */
  problems: string[];
  /** What the addons reported; axe's result has the type `a11y`. */
  reports: { type: string; result: unknown }[];
}

/** All stories show the same day. */
const TODAY = new Date('2026-01-15T12:00:00Z');
export const PHONE = { width: 360, height: 740 };
const PATIENCE = 60_000;
const WATCH = fileURLToPath(new URL('./watch-story.js', import.meta.url));

export function launchBrowser(): Promise<Browser> {
  // One way of drawing text and colours, whatever the screen.
  const args = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb', '--hide-scrollbars'];
  return chromium.launch({ executablePath: findHeadless() ?? chromiumPath(), args: [...CHROMIUM_FLAGS, ...args] });
}

/** A page in which the same story always looks the same: clock, zone, motion and chance. */
export async function stillPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: 'en-US',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(TODAY);
  await page.addInitScript({ path: WATCH });
  return page;
}

interface VisitOptions {
  browser: Browser;
  /** The Storybook's, ending in a slash. */
  url: string;
  onVisit(visit: Visit): Promise<void> | void;
  workers?: number;
}

/** In the order of `jobs`, several at a time. */
export async function visitStories(jobs: readonly Job[], options: VisitOptions): Promise<void> {
  const { browser, workers = Math.min(4, availableParallelism()) } = options;
  const waiting = [...jobs];
  const work = async () => {
    const page = await stillPage(browser);
    for (let job = waiting.shift(); job; job = waiting.shift())
      await options.onVisit(await visit(page, job, options.url));
    await page.context().close();
  };
  await Promise.all(Array.from({ length: workers }, work));
}

export async function visit(page: Page, { story, globals }: Job, url: string): Promise<Visit> {
  const chosen = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  const address = new URL(`iframe.html?viewMode=story&id=${story.id}&globals=${chosen.join(';')}`, url);
  try {
    await page.goto(address.href);
    await page.waitForFunction('window.__storySeen.finished', null, { timeout: PATIENCE });
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    const seen = (await page.evaluate('window.__storySeen')) as Pick<Visit, 'problems' | 'reports'>;
    return { story, globals, page, problems: seen.problems.map(firstLine), reports: seen.reports };
  } catch (error) {
    return { story, globals, page, problems: [firstLine(String(error))], reports: [] };
  }
}

/** Without the page's whole tree, which Testing Library adds. */
const firstLine = (message: string): string => stripVTControlCharacters(message).split('\n')[0]!.slice(0, 300);
