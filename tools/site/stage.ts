/** Brings all pages of the site together in one folder, as VitePress reads them. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contractDocument } from '../contract/asyncapi-document';
import { openapiDocument } from '../contract/openapi-document';
import { pluginApiText } from '../plugin-api/main';
import { httpPage, realtimePage, rulesPage } from './contract-pages';
import { withSiteLinks } from './links';
import { llmsText } from './llms';
import { PAGES, SECTIONS } from './pages';
import { withTrials } from './with-trials';

export const STAGE = 'docs/.pages';

/** Addresses whose pages are made from the sources. */
async function madePages(): Promise<Record<string, string>> {
  return {
    'reference/realtime': realtimePage(contractDocument()),
    'reference/http': httpPage(openapiDocument()),
    'reference/rules': rulesPage(),
    'reference/plugin-api': withSiteLinks(await pluginApiText(), 'docs/plugin-api.md', undefined),
  };
}

/** @param repository address below which the project's files can be read, for links to sources */
export async function pageTexts(repository?: string): Promise<Map<string, string>> {
  const made = await madePages();
  const texts = PAGES.map(({ address, file }): [string, string] => [
    address,
    file ? withSiteLinks(readFileSync(file, 'utf8'), file, repository) : made[address]!,
  ]);
  return new Map([
    ['index', withSiteLinks(readFileSync('docs/index.md', 'utf8'), 'docs/index.md', repository)],
    ...texts,
  ]);
}

export async function stage(repository?: string): Promise<void> {
  const texts = await pageTexts(repository);
  rmSync(STAGE, { recursive: true, force: true });
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(STAGE, file)), { recursive: true });
    writeFileSync(join(STAGE, file), text);
  };
  for (const [address, text] of texts) {
    write(`${address}.md`, withTrials(text, address));
    // The same page for machines, at its address with `.md` behind it.
    write(`public/${address}.md`, text);
  }
  write('public/llms.txt', llmsText(SECTIONS, texts));
  for (const entry of ['examples', 'screenshot.png', 'contract.asyncapi.json', 'contract.openapi.json'])
    cpSync(join('docs', entry), join(STAGE, 'public', entry), { recursive: true });
  cpSync('dist-demo', join(STAGE, 'public/demo'), { recursive: true });
}
