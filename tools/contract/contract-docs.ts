/** Writes docs/contract.asyncapi.json, docs/contract.openapi.json and docs/errors.md, for people who build a gateway or a host page. */
import { writeFileSync } from 'node:fs';
import { format } from '../docs/format';
import { UNREADABLE } from '../../src/contract/lenient';
import { contractDocument } from './asyncapi-document';
import { errorsPage } from './error-docs';
import { openapiDocument } from './openapi-document';
import { isMain } from '../../machine/is-main.mjs';

export const CONTRACT_DOC = 'docs/contract.asyncapi.json';
export const HTTP_DOC = 'docs/contract.openapi.json';
export const ERRORS_DOC = 'docs/errors.md';

const DOCUMENTS: Record<string, () => object> = { [CONTRACT_DOC]: contractDocument, [HTTP_DOC]: openapiDocument };

/** The document's text, formatted. */
export async function contractText(file: string): Promise<string> {
  // Leave out the key that the parser adds for unreadable parts: it is never sent.
  const sent = (key: string, value: unknown) => (key === UNREADABLE ? undefined : value);
  if (file === ERRORS_DOC) return format(file, errorsPage());
  return format(file, JSON.stringify(DOCUMENTS[file]!(), sent));
}

if (isMain(import.meta.url)) {
  for (const file of [...Object.keys(DOCUMENTS), ERRORS_DOC]) writeFileSync(file, await contractText(file));
}
