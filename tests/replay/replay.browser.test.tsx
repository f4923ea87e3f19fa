/** A trace of each plugin's journeys, packed as a player would send it, shows the same screens again. */
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Session } from '@/core/session/session';
import { Settings } from '@/core/settings/settings';
import { ManualClock } from '@/core/time/clock.fake';
import { makeTrace } from '@/core/trace/make-trace';
import { packTrace } from '@/core/trace/pack-trace';
import { MOST_CHARACTERS } from '@/core/trace/trace-format';
import { TraceRecorder } from '@/core/trace/trace-recorder';
import { unpackTrace } from '@/core/trace/unpack-trace';
import { App } from '@/shell/app';
import '@/ui/tokens/global.css';
import { startReplay } from '../kit/replay/start-replay';
import { startStoryApp, type StoryApp } from '../kit/story-app';
import { canariesIn } from '@/core/trace/canaries.fixture';
import { recordingsIn, type Recorded } from './recordings';
import { difference, otherTexts, stillScreen, type Screen } from './screen';

const globals = { lang: 'en', theme: 'light', platform: 'mobile' } as const;
const START = Date.UTC(2026, 2, 1, 10);

let root: Root;
let element: HTMLElement;
let shown: StoryApp | undefined;

beforeEach(() => {
  document.documentElement.dataset['theme'] = 'light';
  element = document.body.appendChild(document.createElement('div'));
  root = createRoot(element);
});
afterEach(() => {
  root.unmount();
  shown?.stop();
  shown = undefined;
  element.remove();
});

function show(app: StoryApp): void {
  shown?.stop();
  shown = app;
  flushSync(() => root.render(<App key={app.id} {...app} />));
}

interface Recording {
  screens: { screen: Screen; entries: number }[];
  /** The player's values that placeholders stand for in the trace. */
  replaced: string[];
  text: string;
}

async function record({ options, steps }: Recorded, design: 'current' | 'legacy'): Promise<Recording> {
  const clock = new ManualClock(START);
  const app = await startStoryApp({ ...options, design, clock }, globals);
  show(app);
  const recorder = app.container.resolve(TraceRecorder);
  const screens = [{ screen: await stillScreen(element), entries: recorder.entries.length }];
  for (const step of steps(app, element)) {
    clock.advance(1000);
    await step();
    screens.push({ screen: await stillScreen(element), entries: recorder.entries.length });
  }
  const source = {
    entries: recorder.entries,
    typed: recorder.typed,
    session: app.container.resolve(Session),
    settings: app.container.resolve(Settings),
    serverOffset: 0,
    viewport: { width: innerWidth, height: innerHeight },
  };
  const replaced = [...makeTrace(source).replaced.keys()];
  return { screens, replaced, text: (await packTrace(source)).text };
}

describe.each(['current', 'legacy'] as const)('%s design', (design) => {
  it.each(recordingsIn(design))('$name', async (recorded) => {
    const { screens, replaced, text } = await record(recorded, design);
    const trace = await unpackTrace(text);
    expect(canariesIn(JSON.stringify(trace))).toEqual([]);
    expect(text.length).toBeLessThanOrEqual(MOST_CHARACTERS);
    const replay = await startReplay(trace);
    show(replay.app);
    for (const { screen, entries } of screens) {
      while ((replay.steps[replay.done]?.index ?? Infinity) < entries) await replay.next();
      const again = await stillScreen(element);
      expect(otherTexts(screen.texts, again.texts, replaced)).toEqual([]);
      expect(difference(again.picture, screen.picture)).toBeUndefined();
    }
  });
});
