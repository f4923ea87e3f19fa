import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { SHOTS } from './paths';
import { groupOf, type Story } from './stories';
import { visitStories } from './visit-stories';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface Shot {
  story: Story;
  theme: Theme;
  /** File name of the PNG. */
  file: string;
  /** SHA-256 of the file. The same browser encodes the same pixels as the same bytes. */
  hash: string;
  width: number;
  height: number;
  /** Why the story failed; the picture then shows the state it was in. */
  problems: string[];
}

interface ShotOptions {
  browser: Browser;
  url: string;
  workers?: number;
  /** Hash of the baseline: a picture that matches it is not taken a second time. */
  expected?(story: Story, theme: Theme): string | undefined;
}

/** Takes a picture of each story in both themes, without running axe. */
export async function takeShots(stories: readonly Story[], options: ShotOptions): Promise<Shot[]> {
  const shots: Shot[] = [];
  const jobs = stories.flatMap((story) =>
    THEMES.map((theme) => ({ story, globals: { theme, lang: 'en', 'a11y.manual': '!true' } })),
  );
  await visitStories(jobs, {
    ...options,
    async onVisit({ story, globals, page, problems }) {
      const theme = globals['theme'] as Theme;
      const png = await settledPicture(page, options.expected?.(story, theme));
      const folder = join(SHOTS, groupOf(story));
      const file = join(folder, `${story.id.slice(groupOf(story).length + 2)}.${theme}.png`);
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, png);
      const size = { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
      shots.push({ story, theme, file, hash: hashOf(png), ...size, problems });
      if (shots.length % 200 === 0) console.log(`${shots.length} of ${jobs.length}`);
    },
  });
  return shots;
}

const LAST = join(SHOTS, 'last.json');

/** Saves the list of pictures, with the hash of the Storybook's sources. */
export function keepShots(sources: string, shots: readonly Shot[]): void {
  writeFileSync(LAST, JSON.stringify({ sources, shots }));
}

/** The pictures of these stories from the last run; undefined unless it ran on the same sources and has all of them. */
export function lastShots(sources: string, stories: readonly Story[]): Shot[] | undefined {
  if (!existsSync(LAST)) return undefined;
  const last = JSON.parse(readFileSync(LAST, 'utf8')) as { sources: string; shots: Shot[] };
  const wanted = new Set(stories.map(({ id }) => id));
  const shots = last.shots.filter(({ story }) => wanted.has(story.id));
  return last.sources === sources && shots.length === wanted.size * THEMES.length ? shots : undefined;
}

/**
 * Retakes the picture until it matches the expected hash or two in a row are the same: an icon may still be loading.
 */
async function settledPicture(page: Page, expected: string | undefined): Promise<Buffer> {
  const take = () => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  let last = await take();
  for (let tries = 0; tries < 6 && hashOf(last) !== expected; tries++) {
    await page.waitForTimeout(150);
    const next = await take();
    if (hashOf(next) === hashOf(last)) break;
    last = next;
  }
  return last;
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
