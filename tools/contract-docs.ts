/** Writes docs/contract.asyncapi.json, for people who build a gateway or a host page. */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { UNREADABLE } from '../src/contract/lenient';
import { contractDocument } from './asyncapi-document';

export const CONTRACT_DOC = 'docs/contract.asyncapi.json';

/** The file's text, formatted as Prettier wants it. */
export async function contractText(): Promise<string> {
  const options = await resolveConfig(CONTRACT_DOC);
  // What the reading of a message notes down is not sent.
  const sent = (key: string, value: unknown) => (key === UNREADABLE ? undefined : value);
  return format(JSON.stringify(contractDocument(), sent), { ...options, filepath: CONTRACT_DOC });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeFileSync(CONTRACT_DOC, await contractText());
}
