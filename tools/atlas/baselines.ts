/**
 * The committed pictures: one sheet for each group of stories, and a JSON file with each story's place on the sheet and the
 * hash of its exact picture. The hash alone proves that a story looks as before; the sheet has only 256 colours, to stay
 * small.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from '../format';
import { BASELINES } from './paths';
import type { Box, PictureDesk } from './picture-desk';
import type { Renderer } from './renderer';
import { groupOf } from './stories';
import type { Shot, Theme } from './take-shots';

export type Placed = Box & { hash: string };
/** The places by story id and theme. */
export type GroupBaseline = Record<string, Partial<Record<Theme, Placed>>>;

const RENDERER = join(BASELINES, 'renderer.json');
const GAP = 16;
/** Stories in a row of the sheet, each with its two themes. */
const COLUMNS = 4;

export const sheetOf = (group: string): string => join(BASELINES, `${group}.png`);
const placesOf = (group: string): string => join(BASELINES, `${group}.json`);
const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** Undefined while there are no baselines. */
export const readBaselineRenderer = (): Renderer | undefined =>
  existsSync(RENDERER) ? readJson<Renderer>(RENDERER) : undefined;

export function writeBaselineRenderer(renderer: Renderer): void {
  mkdirSync(BASELINES, { recursive: true });
  writeFileSync(RENDERER, `${JSON.stringify(renderer, null, 2)}\n`);
}

export const readGroup = (group: string): GroupBaseline =>
  existsSync(placesOf(group)) ? readJson<GroupBaseline>(placesOf(group)) : {};

export const groupsWithBaselines = (): string[] =>
  existsSync(BASELINES)
    ? readdirSync(BASELINES)
        .filter((name) => name.endsWith('.png'))
        .map((name) => name.slice(0, -'.png'.length))
    : [];

export function removeGroup(group: string): void {
  rmSync(sheetOf(group), { force: true });
  rmSync(placesOf(group), { force: true });
}

/** Lays out the group's pictures in the stories' order, and writes both files. */
export async function writeGroup(group: string, shots: readonly Shot[], desk: PictureDesk): Promise<void> {
  const ids = [...new Set(shots.map(({ story }) => story.id))];
  const baseline: GroupBaseline = {};
  const cells: { file: string; box: Box }[] = [];
  const size = { width: 0, height: 0 };
  let top = 0;
  for (let first = 0; first < ids.length; first += COLUMNS) {
    const row = ids.slice(first, first + COLUMNS).flatMap((id) => shots.filter(({ story }) => story.id === id));
    let left = 0;
    for (const { story, theme, file, hash, width, height } of row) {
      const box = { x: left, y: top, width, height };
      (baseline[story.id] ??= {})[theme] = { hash, ...box };
      cells.push({ file, box });
      left += width + GAP;
      size.width = Math.max(size.width, left);
    }
    top += Math.max(...row.map(({ height }) => height)) + GAP;
    size.height = top;
  }
  writeFileSync(sheetOf(group), await desk.sheet(cells, size));
  writeFileSync(placesOf(group), await format(placesOf(group), JSON.stringify(baseline)));
}

/** Groups the pictures, in the order in which Storybook shows the stories. */
export function byGroup(shots: readonly Shot[], order: readonly string[]): Map<string, Shot[]> {
  const place = new Map(order.map((id, at) => [id, at]));
  const sorted = [...shots].sort(
    (a, b) => place.get(a.story.id)! - place.get(b.story.id)! || b.theme.localeCompare(a.theme),
  );
  const groups = new Map<string, Shot[]>();
  for (const shot of sorted) groups.set(groupOf(shot.story), [...(groups.get(groupOf(shot.story)) ?? []), shot]);
  return groups;
}
