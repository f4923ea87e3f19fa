/** Finds the stories of a screen by reading the sources, without running them. */
import { readFileSync, readdirSync } from 'node:fs';
import { STATES, type State } from '../kit/screen-states';

/** Names of the stories with this title in the folder, over all of its files. */
export function storyNames(folder: string, title: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .filter((source) => source.includes(`title: '${title}'`))
    .flatMap((source) => [...source.matchAll(/^export const (\w+)/gm)].map((match) => match[1]!));
}

/** The state that a story shows: `Expired` for `ExpiredOnArrival`, undefined for `Refused`. */
export function stateOf(story: string): State | undefined {
  return STATES.find((state) => story.startsWith(state) && !/^[a-z]/.test(story.slice(state.length)));
}
