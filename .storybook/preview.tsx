import 'reflect-metadata';
import type { Decorator, Preview } from '@storybook/react-vite';
import '../src/ui/tokens/global.css';
import { globalTypes, initialGlobals, viewports } from './globals';
import { HTML_LANG } from './html-lang';
import { withOtherBeside } from './with-other-beside';

/** Themes, platform and language are attributes of <html>, as in the widget. */
const withHtmlAttributes: Decorator = (Story, { globals }) => {
  const html = document.documentElement;
  html.dataset.theme = String(globals.theme);
  html.dataset.platform = String(globals.platform);
  html.lang = HTML_LANG[String(globals.lang)] ?? 'en';
  html.dir = String(globals.dir);
  return <Story />;
};

/** A component alone stands on the page's gutter; a screen (`layout: 'fullscreen'`) brings its own. */
const withGutter: Decorator = (Story, { parameters }) =>
  parameters.layout === 'fullscreen' ? (
    <Story />
  ) : (
    <main style={{ maxWidth: '35rem', margin: '0 auto', padding: '1rem' }}>
      <Story />
    </main>
  );

const preview: Preview = {
  globalTypes,
  initialGlobals,
  decorators: [withGutter, withHtmlAttributes, withOtherBeside],
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: { options: viewports },
    a11y: { test: 'error' },
    options: { storySort: { order: ['Screens', '*'] } },
  },
};

export default preview;
