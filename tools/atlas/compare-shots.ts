import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readGroup, sheetOf, type GroupBaseline } from './baselines';
import { VISUAL_REPORT } from './paths';
import type { PictureDesk } from './picture-desk';
import { groupOf } from './stories';
import type { Shot } from './take-shots';

export interface Difference {
  /** Story and theme. */
  name: string;
  kind: 'changed' | 'new' | 'gone' | 'failed';
  what: string;
  /** File name of a picture in the report's folder. */
  picture?: string;
}

/** All differences from the baselines, with pictures of what changed. */
export async function compareShots(shots: readonly Shot[], desk: PictureDesk): Promise<Difference[]> {
  rmSync(VISUAL_REPORT, { recursive: true, force: true });
  mkdirSync(VISUAL_REPORT, { recursive: true });
  const baselines = new Map<string, GroupBaseline>();
  const baselineOf = (group: string) => {
    if (!baselines.has(group)) baselines.set(group, readGroup(group));
    return baselines.get(group)!;
  };
  const differences: Difference[] = [];
  for (const shot of shots) {
    const { story, theme, file, hash, problems } = shot;
    const name = `${story.id} (${theme})`;
    const group = groupOf(story);
    const before = baselineOf(group)[story.id]?.[theme];
    if (problems.length > 0) differences.push({ name, kind: 'failed', what: problems.join('; ') });
    else if (!before) differences.push({ name, kind: 'new', what: 'has no baseline', picture: join('..', '..', file) });
    else if (before.hash !== hash) {
      const { changed, beside } = await desk.compare({ file: sheetOf(group), box: before }, file);
      if (changed === 0) continue;
      const picture = `${story.id}.${theme}.png`;
      writeFileSync(join(VISUAL_REPORT, picture), beside);
      differences.push({ name, kind: 'changed', what: `${changed} pixels`, picture });
    }
  }
  return differences;
}

/** Baselines, in these groups, whose stories no longer exist. */
export function goneStories(groups: readonly string[], ids: ReadonlySet<string>): Difference[] {
  return groups.flatMap((group) =>
    Object.keys(readGroup(group))
      .filter((id) => !ids.has(id))
      .map((id): Difference => ({ name: id, kind: 'gone', what: 'has a baseline but no story' })),
  );
}

/** Writes a page that shows all differences. @returns its path */
export function writeReport(differences: readonly Difference[]): string {
  const rows = differences.map(({ name, kind, what, picture }) => {
    const image = picture ? `<img src="${picture.replaceAll('\\', '/')}" alt="" loading="lazy">` : '';
    return `<section><h2>${kind}: ${escape(name)}</h2><p>${escape(what)}</p>${image}</section>`;
  });
  const style = 'body{font:16px system-ui;margin:2rem}h2{font-size:1rem}img{max-width:100%;border:1px solid #888}';
  const head = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual differences</title><style>${style}</style>`;
  const text = '<h1>Visual differences</h1><p>Left: the baseline. Middle: now. Right: what differs, in red.</p>';
  const file = join(VISUAL_REPORT, 'index.html');
  writeFileSync(file, `${head}<body>${text}${rows.join('')}</body></html>`);
  return file;
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
