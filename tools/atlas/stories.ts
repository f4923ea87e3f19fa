import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Story {
  /** Storybook's id, e.g. `flows-pix-current-base--form`. */
  id: string;
  /** E.g. `Flows/pix/current/base`. */
  title: string;
  /** E.g. `Field missing`. */
  name: string;
}

interface Index {
  entries: Record<string, Story & { type: string }>;
}

/**
 * The stories of a built Storybook, in its order, whose title or id contains one of the words in `filter`
 * (`pix,longest-text`).
 */
export function readStories(site: string, filter = ''): Story[] {
  const { entries } = JSON.parse(readFileSync(join(site, 'index.json'), 'utf8')) as Index;
  const wanted = filter.toLowerCase().split(',');
  const isWanted = ({ id, title }: Story) =>
    wanted.some((one) => title.toLowerCase().includes(one) || id.includes(one));
  return Object.values(entries)
    .filter((entry) => entry.type === 'story' && isWanted(entry))
    .map(({ id, title, name }) => ({ id, title, name }));
}

/** File name of a story's group: `flows-pix-current-base` for `Flows/pix/current/base`. */
export const groupOf = ({ id }: Story): string => id.slice(0, id.indexOf('--'));
