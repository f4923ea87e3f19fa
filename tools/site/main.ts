/**
 * `npm run docs` serves the site with the pages as they are edited; `npm run build:docs` writes it into dist-docs/. The
 * environment variable DOCS_REPOSITORY, an address such as https://git.example.com/cashier/blob/main, adds "edit" links
 * and links to sources.
 */
import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { ensureInstall } from '../../machine/ensure-install.mjs';
import { buildDemo } from '../build/build-demo';
import { brokenLinks } from './broken-links';
import { stage } from './stage';

const repository = process.env['DOCS_REPOSITORY'];
const command = process.argv[2] === 'build' ? 'build' : 'dev';

// VitePress is a package of this folder alone: the product needs none of it.
ensureInstall(join(process.cwd(), 'docs'));
// The cashier that the pages show.
if (!existsSync('dist-demo/widget')) await buildDemo();
await stage(repository);
if (command === 'dev') watch('docs', (_, name) => name?.endsWith('.md') && void stage(repository));
const site = spawn(process.execPath, ['docs/node_modules/vitepress/bin/vitepress.js', command, 'docs'], {
  stdio: 'inherit',
});
site.on('exit', (code) => {
  const broken = code === 0 && command === 'build' ? brokenLinks('dist-docs', process.env['DOCS_BASE']) : [];
  for (const link of broken) console.error(`leads nowhere: ${link}`);
  process.exit(broken.length > 0 ? 1 : (code ?? 1));
});
