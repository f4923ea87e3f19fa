/** `npm run dev`: installs what is missing, builds the demo page unless there is one, then serves the widget from its sources. */
import { existsSync } from 'node:fs';
import { build } from './build.mjs';
import { installedFor, runScript } from './run.mjs';

installedFor(() => {
  // The demo page is built, not served from its sources. A build of it includes the widget and the host SDK.
  if (!existsSync('dist-demo/index.html')) build({ onlyIfChanged: true });
  runScript(['tools/dev/main.ts', ...process.argv.slice(2)]);
});
