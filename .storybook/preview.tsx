import 'reflect-metadata';
import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { currentParts } from '../src/ui/current/parts';
import { DesignProvider } from '../src/ui/design/design-parts';
import { legacyParts } from '../src/ui/legacy/parts';
import '../src/ui/tokens/global.css';
import { checkDarkContrast } from './dark-contrast';
import { globalTypes, initialGlobals, viewports } from './globals';
import { HTML_LANG } from './html-lang';
import { withOtherBeside } from './with-other-beside';

// A wait ends as soon as it may; the limit is for a machine that is busy.
configure({ asyncUtilTimeout: 10_000 });

/** A component alone is drawn by the toolbar's design; a whole cashier brings its own (`parameters.design`). */
const withDesign: Decorator = (Story, { globals, parameters }) => {
  const design = String(parameters['design'] ?? globals.design);
  document.documentElement.dataset.design = design;
  return (
    <DesignProvider parts={design === 'legacy' ? legacyParts : currentParts}>
      <Story />
    </DesignProvider>
  );
};

/** Themes, platform and language are attributes of <html>, as in the widget. */
const withHtmlAttributes: Decorator = (Story, { globals }) => {
  const html = document.documentElement;
  html.dataset.theme = String(globals.theme);
  html.dataset.platform = String(globals.platform);
  html.lang = HTML_LANG[String(globals.lang)] ?? 'en';
  html.dir = globals.texts === 'mirrored' ? 'rtl' : String(globals.dir);
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
  afterEach: checkDarkContrast,
  decorators: [withGutter, withDesign, withHtmlAttributes, withOtherBeside],
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: { options: viewports },
    // All of axe's rules: the addon would leave this one out.
    a11y: { test: 'error', config: { rules: [{ id: 'region', enabled: true }] } },
    // Storybook reads this without running the file, so it stands here in full. Titles that it does not name keep the
    // order of the files; a screen of a plugin's own comes after its form.
    options: {
      storySort: {
        order: [
          'Welcome',
          'Flows',
          [
            '*',
            [
              '*',
              [
                'whole flow',
                'whole withdrawal',
                'list',
                'coin',
                'network',
                'banks',
                'amount',
                'base',
                'form',
                'unified-form',
                '*',
                'withdrawal',
                'payout',
                'prepare',
                'confirm',
                'pickup',
                'complete',
                'error',
              ],
            ],
          ],
          'Screens',
          '*',
        ],
      },
    },
  },
};

export default preview;
