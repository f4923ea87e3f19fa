/** Source of a story that replays a trace: to look at, or as a test that an engineer completes. */
import type { Trace } from '../../src/core/trace/trace-format';

export interface StoryFile {
  /** File name of the trace, without its extension. */
  name: string;
  /** Path from the story's folder to the project's root. */
  root: string;
  title: string;
}

/** The trace as JSON with a line for each entry: short, and with readable diffs. */
export function traceSource({ entries, ...rest }: Trace): string {
  const lines = entries.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n');
  return `${JSON.stringify(rest).slice(0, -1)},\n  "entries": [\n${lines}\n  ]\n}\n`;
}

export function replayStorySource({ name, root, title }: StoryFile): string {
  return `import type { Meta } from '@storybook/react-vite';
import { replayStory, type ReplayStory } from '${root}/tests/kit/replay/replay-story';
import trace from './${name}.trace.json';

const meta = { title: '${title}', tags: ['!test'] } satisfies Meta;
export default meta;

export const Replayed: ReplayStory = replayStory(trace, { step: 0 });
`;
}

/** A test that fails as long as the replay ends as the recorded visit did. The engineer adds what the player should have seen. */
export function testStorySource({ name, root, title }: StoryFile, trace: Trace): string {
  const { path, error } = endOf(trace);
  const recorded = error === undefined ? '' : `, error: '${error}'`;
  return `import type { Meta } from '@storybook/react-vite';
import { expectOtherEnd } from '${root}/tests/kit/replay/expect-other-end';
import { replayStory, type ReplayStory } from '${root}/tests/kit/replay/replay-story';
import trace from './${name}.trace.json';

const meta = { title: '${title}' } satisfies Meta;
export default meta;

/** Fails while the visit ends as the player has seen it. Say here what they should have seen instead. */
export const Fixed: ReplayStory = replayStory(trace, {
  play: ({ canvasElement }, replay) => expectOtherEnd(canvasElement, replay, { path: '${path}'${recorded} }),
});
`;
}

/** The page on which the visit ended, and the code of the last error response after that page was shown, if any. */
export function endOf({ entries }: Trace): { path: string; error: string | undefined } {
  const page = entries.findLastIndex(({ kind }) => kind === 'page');
  const refused = entries.slice(page + 1).findLast(({ error }) => error !== undefined);
  const error = refused?.error && (refused.error.code ?? String(refused.error.status ?? 'failed'));
  return { path: entries[page]?.name ?? '/deposit', error };
}
