/** A story that runs the whole cashier twice, once in each design: `export const Name: DesignsStory = designsStory({ … })`. */
import type { ReactRenderer, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import type { StoryContext } from 'storybook/internal/types';
import { App } from '@/shell/app';
import styles from './designs-story.module.css';
import { startStoryApp, type StoryApp, type StoryAppOptions, type StoryGlobals } from './story-app';

export type DesignsStory = StoryObj;

const DESIGNS = ['current', 'legacy'] as const;

interface DesignsStoryOptions extends Omit<StoryAppOptions, 'design'> {
  /** `app`: the current design's, for its texts. */
  play?(context: StoryContext<ReactRenderer>, app: StoryApp): Promise<void>;
}

export function designsStory({ play, ...options }: DesignsStoryOptions = {}): DesignsStory {
  return {
    loaders: [
      async ({ globals }) => {
        const apps: StoryApp[] = [];
        // One after the other: the second must not take over what the first has on its way.
        for (const design of DESIGNS) {
          apps.push(await startStoryApp({ ...options, design }, globals as unknown as StoryGlobals));
        }
        return { apps };
      },
    ],
    render: (_args, { loaded, globals }) => (
      <div className={styles.designs}>
        {(loaded['apps'] as StoryApp[]).map((app, index) => (
          <section
            key={app.id}
            className={styles.design}
            aria-label={DESIGNS[index]}
            data-design={DESIGNS[index]}
            data-theme={String(globals['theme'])}
          >
            <RunningApp app={app} />
          </section>
        ))}
      </div>
    ),
    ...(play && { play: (context) => play(context, (context.loaded['apps'] as StoryApp[])[0]!) }),
    parameters: {
      layout: 'fullscreen',
      // Two cashiers in one page are two main parts; what each of them is like is tested by its own stories.
      a11y: { config: { rules: [...LANDMARKS, 'page-has-heading-one'].map((id) => ({ id, enabled: false })) } },
    },
  };
}

const LANDMARKS = [
  'landmark-no-duplicate-main',
  'landmark-no-duplicate-banner',
  'landmark-unique',
  'landmark-main-is-top-level',
  'landmark-banner-is-top-level',
];

function RunningApp({ app }: { app: StoryApp }) {
  useEffect(() => app.stop, [app]);
  return <App container={app.container} Layout={app.Layout} Crashed={app.Crashed} />;
}
