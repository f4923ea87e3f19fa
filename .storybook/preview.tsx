import 'reflect-metadata';
import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { currentParts } from '../src/ui/current/parts';
import { DesignProvider } from '../src/ui/design/design-parts';
import { legacyParts } from '../src/ui/legacy/parts';
import '../src/ui/tokens/global.css';
import { checkDarkContrast, isAxeOn } from './dark-contrast';
import { globalTypes, initialGlobals, viewports } from './globals';
import { HTML_LANG } from './html-lang';
import { withOtherBeside } from './with-other-beside';

// Waits end as soon as their condition holds; this upper limit, in milliseconds, is for a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** A single component follows the toolbar's design; a story of the whole cashier sets its own (`parameters.design`). */
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

/** A single component needs the page's gutter; a screen (`layout: 'fullscreen'`) has its own. */
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
    // Run all of axe's rules: the addon disables `region` by default.
    a11y: { test: isAxeOn ? 'error' : 'off', config: { rules: [{ id: 'region', enabled: true }] } },
    // Storybook reads this list statically, without running the file, so it must be a literal. Titles that are not in
    // it keep the order of the files; a plugin's own screen (`*`) comes after its form.
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
