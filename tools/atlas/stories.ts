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

/** The stories of a built Storybook whose title or id has `filter` in it, in its order. */
export function readStories(site: string, filter = ''): Story[] {
  const { entries } = JSON.parse(readFileSync(join(site, 'index.json'), 'utf8')) as Index;
  const wanted = filter.toLowerCase();
  return Object.values(entries)
    .filter(({ type, id, title }) => type === 'story' && (title.toLowerCase().includes(wanted) || id.includes(wanted)))
    .map(({ id, title, name }) => ({ id, title, name }));
}

/** File name of a group of stories: `Flows/pix/current/base` is `flows-pix-current-base`. */
export const groupOf = ({ id }: Story): string => id.slice(0, id.indexOf('--'));
