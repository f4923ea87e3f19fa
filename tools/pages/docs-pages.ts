/** Writes the contract as HTML pages into dist-docs/. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractDocument } from '../contract/asyncapi-document';
import { openapiDocument } from '../contract/openapi-document';
import { conformancePage, httpPage, realtimePage } from './contract-pages';
import { page, type PageName } from './layout';
import { markdown } from './markdown';
import { isMain } from '../../machine/is-main.mjs';

const OUT = 'dist-docs';
const ADDRESSES: Record<string, string> = {
  'contract.asyncapi.json': 'realtime.html',
  'contract.openapi.json': 'http.html',
  '../tools/conformance/README.md': 'conformance.html',
};

export function pages(): Record<PageName, string> {
  const guide = markdown(readFileSync('docs/gateway.md', 'utf8'), (target) => ADDRESSES[target] ?? null);
  return {
    'index.html': page('index.html', 'Building a gateway for the cashier', guide),
    'realtime.html': realtimePage(contractDocument()),
    'http.html': httpPage(openapiDocument()),
    'conformance.html': conformancePage(),
  };
}

if (isMain(import.meta.url)) {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT);
  for (const [name, text] of Object.entries(pages())) writeFileSync(join(OUT, name), text);
}
