/** Reads a trace. Only engineers' tools use this; the product never reads a trace. */
import * as v from 'valibot';
import { PACKED } from './pack-trace';
import { Trace } from './trace-format';

/**
 * Accepts what a player has sent: the packed line, even with the line breaks of an e-mail in it, or the JSON. Rejects
 * for anything else.
 */
export async function unpackTrace(text: string): Promise<Trace> {
  const line = text.trim();
  return v.parse(Trace, JSON.parse(line.startsWith(PACKED) ? await inflate(line.slice(PACKED.length)) : line));
}

function inflate(base64: string): Promise<string> {
  const bytes = Uint8Array.from(atob(base64.replace(/\s/g, '')), (character) => character.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
}
