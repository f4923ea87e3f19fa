import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Story {
  /** Storybook's, e.g. `flows-pix-current-base--form`. */
  id: string;
  /** E.g. `Flows/pix/current/base`. */
  title: string;
  /** E.g. `Field missing`. */
  name: string;
}

interface Index {
  entries: Record<string, Story & { type: string }>;
}

/** The stories of a built Storybook whose title or id has one of `filter` (`pix,longest-text`) in it, in its order. */
export function readStories(site: string, filter = ''): Story[] {
  const { entries } = JSON.parse(readFileSync(join(site, 'index.json'), 'utf8')) as Index;
  const wanted = filter.toLowerCase().split(',');
  const isWanted = ({ id, title }: Story) =>
    wanted.some((one) => title.toLowerCase().includes(one) || id.includes(one));
  return Object.values(entries)
    .filter((entry) => entry.type === 'story' && isWanted(entry))
    .map(({ id, title, name }) => ({ id, title, name }));
}

/** File name of a group of stories: `Flows/pix/current/base` is `flows-pix-current-base`. */
export const groupOf = ({ id }: Story): string => id.slice(0, id.indexOf('--'));
