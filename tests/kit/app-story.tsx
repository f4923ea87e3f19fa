/** A story that runs the whole cashier: `export const Name: AppStory = appStory({ … })`. */
import type { ReactRenderer, StoryObj } from '@storybook/react-vite';
import { useEffect, type ReactNode } from 'react';
import type { StoryContext } from 'storybook/internal/types';
import { App } from '@/shell/app';
import { GatewayPanel } from './gateway-panel';
import styles from './gateway-panel.module.css';
import { playClock } from './play-clock';
import { startStoryApp, type StoryApp, type StoryAppOptions, type StoryGlobals } from './story-app';

/** A story's options, from which `inLegacy` makes the same story in the other design. */
const OPTIONS = Symbol('options');
export type AppStory = StoryObj & { [OPTIONS]?: AppStoryOptions };

export interface AppStoryOptions extends StoryAppOptions {
  /** Shows a panel for what a player can't do: pay, decline, expire, delay, cut the network, block pop-ups. */
  hasPanel?: boolean;
  /** Milliseconds by which the panel's Expire advances the clock; by default a little over 15 minutes. */
  expiresAfter?: number;
  /** The test of the story. */
  play?(context: StoryContext<ReactRenderer>, app: StoryApp): Promise<void>;
}

const FIFTEEN_MINUTES = 15 * 60_000 + 5000;

export function appStory(story: AppStoryOptions = {}): AppStory {
  const { hasPanel = false, expiresAfter = FIFTEEN_MINUTES, play, ...options } = story;
  const { design = 'current' } = options;
  const start = async (globals: unknown) => {
    const clock = hasPanel ? playClock() : undefined;
    const app = await startStoryApp({ ...options, playClock: clock }, globals as StoryGlobals);
    return { app, panel: clock && <GatewayPanel app={app} onExpire={() => clock.skip(expiresAfter)} /> };
  };
  return {
    loaders: [({ globals }) => start(globals)],
    render: (_args, { loaded }) => <RunningApp app={loaded['app'] as StoryApp} panel={loaded['panel'] as ReactNode} />,
    ...(play && { play: (context) => play(context, context.loaded['app'] as StoryApp) }),
    // The toolbar shows a flow's design but can't change it: the other design has a story of its own, or "Beside it".
    globals: { design },
    parameters: { layout: 'fullscreen', design, controls: { disable: true } },
    [OPTIONS]: story,
  };
}

/** The same steps and test in the legacy design, for a screen that both designs share. */
export function inLegacy(story: AppStory): AppStory {
  const legacy = appStory({ ...story[OPTIONS], design: 'legacy' });
  return { ...story, ...legacy, globals: { ...story.globals, ...legacy.globals } };
}

function RunningApp({ app, panel }: { app: StoryApp; panel: ReactNode }) {
  useEffect(() => app.stop, [app]);
  return (
    <div className={panel ? styles.withPanel : undefined}>
      <App key={app.id} container={app.container} Layout={app.Layout} Crashed={app.Crashed} />
      {panel}
    </div>
  );
}
