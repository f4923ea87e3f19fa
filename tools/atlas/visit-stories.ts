/** Opens each story in Chromium at a phone's width, once for each variant, and waits until its play function has run. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { CHROMIUM_FLAGS, chromiumPath, findHeadless } from '../../machine/chromium';
import type { Story } from './stories';

/** Values of Storybook's toolbar, e.g. `{ theme: 'dark', lang: 'hi' }`. */
export type Globals = Readonly<Record<string, string>>;

export interface Job {
  story: Story;
  globals: Globals;
}

export interface Visit extends Job {
  page: Page;
  /** Errors of the story or its play function. */
  problems: string[];
  /** Reports of the addons; axe's has the type `a11y`. */
  reports: { type: string; result: unknown }[];
}

/** The fixed date of all stories. */
const TODAY = new Date('2026-01-15T12:00:00Z');
export const PHONE = { width: 360, height: 740 };
const PATIENCE = 60_000;
const WATCH = fileURLToPath(new URL('./watch-story.js', import.meta.url));

export function launchBrowser(): Promise<Browser> {
  // The same text rendering and colours on every machine.
  const args = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb', '--hide-scrollbars'];
  return chromium.launch({ executablePath: findHeadless() ?? chromiumPath(), args: [...CHROMIUM_FLAGS, ...args] });
}

/** A page that renders a story the same way each time: fixed clock, time zone, motion settings and random numbers. */
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
  /** The Storybook's address, with a trailing slash. */
  url: string;
  onVisit(visit: Visit): Promise<void> | void;
  workers?: number;
}

/** Visits in the order of `jobs`, several at a time. */
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

/** The error's first line: Testing Library appends the page's whole DOM. */
const firstLine = (message: string): string => stripVTControlCharacters(message).split('\n')[0]!.slice(0, 300);
