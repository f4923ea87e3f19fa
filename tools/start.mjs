/** `npm start`: installs and builds what is missing, then runs the sandbox, which prints the address to open. */
import { build } from './build.mjs';
import { installedFor, runScript } from './run.mjs';

const flags = process.argv.slice(2);
installedFor(() => {
  if (!flags.includes('--help') && !flags.includes('-h')) {
    console.error('Building what has changed …');
    build({ onlyIfChanged: true });
  }
  runScript(['sandbox/main.ts', ...flags]);
});
