/** For engineers' tools: the product never reads a trace. */
import * as v from 'valibot';
import { PACKED } from './pack-trace';
import { Trace } from './trace-format';

/** Takes what a player has sent: the packed line, also with line breaks of an e-mail in it, or the JSON. */
export async function unpackTrace(text: string): Promise<Trace> {
  const line = text.trim();
  return v.parse(Trace, JSON.parse(line.startsWith(PACKED) ? await inflate(line.slice(PACKED.length)) : line));
}

function inflate(base64: string): Promise<string> {
  const bytes = Uint8Array.from(atob(base64.replace(/\s/g, '')), (character) => character.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
}
