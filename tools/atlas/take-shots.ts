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
  /** PNG. */
  file: string;
  /** SHA-256 of the file: the same browser writes the same pixels as the same bytes. */
  hash: string;
  width: number;
  height: number;
  /** The story failed: the picture shows whatever was there. */
  problems: string[];
}

interface ShotOptions {
  browser: Browser;
  url: string;
  workers?: number;
  /** The hash that is hoped for: a picture that has it is not taken again. */
  expected?(story: Story, theme: Theme): string | undefined;
}

/** Of each story in both themes. Axe is left out. */
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

/** Remembers what the pictures are of. `sources`: the hash of the Storybook's. */
export function keepShots(sources: string, shots: readonly Shot[]): void {
  writeFileSync(LAST, JSON.stringify({ sources, shots }));
}

/** Pictures of these stories from an earlier run, when it was of the same sources and had all of them. */
export function lastShots(sources: string, stories: readonly Story[]): Shot[] | undefined {
  if (!existsSync(LAST)) return undefined;
  const last = JSON.parse(readFileSync(LAST, 'utf8')) as { sources: string; shots: Shot[] };
  const wanted = new Set(stories.map(({ id }) => id));
  const shots = last.shots.filter(({ story }) => wanted.has(story.id));
  return last.sources === sources && shots.length === wanted.size * THEMES.length ? shots : undefined;
}

/** Until it is the expected picture, or two in a row are the same: an icon may still be on its way. */
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
