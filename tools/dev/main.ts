/** Serves the widget from its sources with hot reload, the sandbox behind it, and the demo page that embeds it. */
import { createServer } from 'vite';
import { readOptions } from '../../sandbox/options';
import { startSandbox, type Sandbox } from '../../sandbox/start-sandbox';
import { devWidget } from './dev-widget';

/** Files that the sandbox holds in memory and reloads when they change. */
const PROVIDER = /\/plugins\/[^/]+\/(simulator|fixtures)\.ts$/;
const RESTART = /\/sandbox\/.*(?<!\.test)\.ts$/;

/** Vite bundles the dependencies of these files before the first page asks for them: finding one later would reload the page. */
const ENTRIES = [
  'src/first/first.ts',
  'src/main.ts',
  'src/shell/*/index.ts',
  'plugins/*/{flow.ts,screens/{,*/}index.ts}',
];

const options = readOptions(process.argv.slice(2), process.env);
if (options && options.processes > 1) throw new Error('npm run dev is one process: leave --processes out');
if (options) {
  const startedAt = Date.now();
  const vite = await createServer({
    server: { middlewareMode: true },
    appType: 'custom',
    logLevel: 'warn',
    optimizeDeps: { entries: ENTRIES },
  });
  const sandbox = await startSandbox({ ...options, widget: (settings) => devWidget(vite, settings) });
  vite.watcher.on('all', (_event, path) => {
    if (PROVIDER.test(path)) {
      void readAnew(sandbox, path);
    } else if (RESTART.test(path)) console.log(`${path} has changed: start again to see it.`);
  });
  const stop = () => void Promise.all([sandbox.close(), vite.close()]).then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  console.log(
    `\n  Demo page    ${sandbox.hostUrl}/\n  Widget       ${sandbox.url}/\n  Operator     ${sandbox.url}/operator`,
  );
  console.log(`  Ready in ${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`);
}

async function readAnew(sandbox: Sandbox, path: string): Promise<void> {
  try {
    await sandbox.reload();
    console.log(`The sandbox has read ${path} anew.`);
  } catch (error) {
    console.error(error);
  }
}
