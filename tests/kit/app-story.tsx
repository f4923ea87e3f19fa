/** A story that runs the whole cashier: `export const Name: AppStory = appStory({ … })`. */
import type { ReactRenderer, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import type { StoryContext } from 'storybook/internal/types';
import { App } from '@/shell/app';
import { GatewayPanel } from './gateway-panel';
import styles from './gateway-panel.module.css';
import { startStoryApp, type StoryApp, type StoryAppOptions, type StoryGlobals } from './story-app';

export type AppStory = StoryObj;

interface AppStoryOptions extends StoryAppOptions {
  /** Shows what a player cannot do: settle, cut the network, block pop-ups. */
  hasPanel?: boolean;
  /** The test of the story. */
  play?(context: StoryContext<ReactRenderer>, app: StoryApp): Promise<void>;
}

export function appStory({ hasPanel = false, play, ...options }: AppStoryOptions = {}): AppStory {
  return {
    loaders: [async ({ globals }) => ({ app: await startStoryApp(options, globals as unknown as StoryGlobals) })],
    render: (_args, { loaded }) => <RunningApp app={loaded['app'] as StoryApp} hasPanel={hasPanel} />,
    ...(play && { play: (context) => play(context, context.loaded['app'] as StoryApp) }),
    parameters: { layout: 'fullscreen', design: options.design ?? 'current' },
  };
}

function RunningApp({ app, hasPanel }: { app: StoryApp; hasPanel: boolean }) {
  useEffect(() => app.stop, [app]);
  return (
    <div className={hasPanel ? styles.withPanel : undefined}>
      <App key={app.id} container={app.container} Layout={app.Layout} Crashed={app.Crashed} />
      {hasPanel && <GatewayPanel app={app} />}
    </div>
  );
}
