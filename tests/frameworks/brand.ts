/** A brand's site: a template of this folder with its packages from npm and the packed SDK, built and served. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeServer, listen } from '../../sandbox/http/listen';
import { fillIn } from '../e2e/kit/host-test';
import { serveFolder } from '../e2e/kit/static-site';

export const FRAMEWORKS = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((it) => it.isDirectory())
  .map(({ name }) => name);

const START_MS = 60_000;
const ENV = { ...process.env, CI: 'true', NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined };

interface Site {
  url: string;
  close(): Promise<void>;
}

/** `archive`: of the SDK. `values`: what stands in the template in place of the examples. */
export async function startBrand(name: string, archive: string, values: Parameters<typeof fillIn>[1]): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), `cashier-${name}-`));
  cpSync(join(import.meta.dirname, name), folder, { recursive: true });
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((it) => it.isFile())) {
    const path = join(file.parentPath, file.name);
    writeFileSync(path, fillIn(readFileSync(path, 'utf8'), values));
  }
  const npm = (...args: string[]) => execFileSync('npm', args, { cwd: folder, env: ENV, stdio: ['ignore', 2, 2] });
  npm('install', '--no-audit', '--no-fund', archive);
  const { scripts = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { scripts?: object };
  if ('build' in scripts) npm('run', 'build');
  const site = await ('start' in scripts ? startServer(folder) : serveFolder(folder, '/'));
  return {
    url: site.url,
    close: async () => {
      await site.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The site's own server, by its `npm start`. */
async function startServer(folder: string): Promise<Site> {
  const holder = createServer();
  const port = await listen(holder, 0, '127.0.0.1', '');
  await closeServer(holder);
  const env = { ...ENV, PORT: String(port), NODE_ENV: 'production' };
  // A group of its own: npm does not pass signals on to what it has started.
  const child = spawn('npm', ['start'], { cwd: folder, env, stdio: ['ignore', 2, 2], detached: true });
  const exited = once(child, 'exit');
  const url = `http://localhost:${port}/`;
  const isUp = () => fetch(url).then(Boolean, () => false);
  for (const end = Date.now() + START_MS; !(await isUp());) {
    if (Date.now() > end || child.exitCode !== null) throw new Error('The site did not start; its output is above.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    url,
    close: async () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      await exited;
    },
  };
}
