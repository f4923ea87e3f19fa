/** A story that plays a trace: `export const Replayed: ReplayStory = replayStory(trace, { play })`. */
import type { ReactRenderer, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import type { StoryContext } from 'storybook/internal/types';
import * as v from 'valibot';
import { Trace } from '@/core/trace/trace-format';
import { App } from '@/shell/app';
import { startReplay, type Replay } from './start-replay';
import styles from './replay-story.module.css';

export type ReplayStory = StoryObj;

export interface ReplayStoryOptions {
  /** Number of steps that are done before the story is shown; all by default. */
  step?: number;
  /** The test of the story, after these steps. */
  play?(context: StoryContext<ReactRenderer>, replay: Replay): Promise<void>;
}

/** @param read the parsed content of the trace's file */
export function replayStory(read: unknown, { step = Infinity, play }: ReplayStoryOptions = {}): ReplayStory {
  const trace = v.parse(Trace, read);
  return {
    loaders: [async () => ({ replay: await upTo(trace, step) })],
    render: (_args, { loaded }) => <Replaying trace={trace} first={loaded['replay'] as Replay} />,
    ...(play && { play: (context) => play(context, context.loaded['replay'] as Replay) }),
    parameters: { layout: 'fullscreen', design: trace.session.design, controls: { disable: true } },
    globals: {
      design: trace.session.design,
      theme: trace.session.theme,
      lang: trace.session.lang.slice(0, 2),
      platform: trace.session.platform,
    },
  };
}

async function upTo(trace: Trace, step: number): Promise<Replay> {
  const replay = await startReplay(trace);
  while (replay.done < step && (await replay.next()));
  return replay;
}

/** The recorded screens, with a list of the steps to go to. */
function Replaying({ trace, first }: { trace: Trace; first: Replay }) {
  const [replay, setReplay] = useState(first);
  const [done, setDone] = useState(first.done);
  const { app, steps } = replay;
  useEffect(() => app.stop, [app]);
  const next = async () => {
    await replay.next();
    setDone(replay.done);
  };
  // Going back is impossible, so replay from the start up to that step.
  const goTo = async (step: number) => {
    const again = await upTo(trace, step);
    setReplay(again);
    setDone(again.done);
  };
  return (
    <div className={styles.stage}>
      <App key={app.id} container={app.container} Layout={app.Layout} Crashed={app.Crashed} />
      <aside className={styles.replay} aria-label="Replay">
        <p>
          <button type="button" disabled={done === 0} onClick={() => void goTo(done - 1)}>
            Back
          </button>
          <button type="button" disabled={done >= steps.length} onClick={() => void next()}>
            Next
          </button>
          Step {done} of {steps.length}, {trace.version}
        </p>
        <ol>
          {steps.map(({ index, entry }, at) => (
            <li key={index} aria-current={at === done - 1 ? 'step' : undefined}>
              <button type="button" onClick={() => void goTo(at + 1)}>
                {(entry.at / 1000).toFixed(1)} s: {entry.kind} {entry.name}
                {entry.error && ` (${entry.error.code ?? entry.error.status ?? 'failed'})`}
              </button>
            </li>
          ))}
        </ol>
      </aside>
    </div>
  );
}
