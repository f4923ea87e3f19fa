/** Packs a trace into one line of text. Loaded only when a player asks for one. */
import { smallerTraces } from './fit-trace';
import { makeTrace, type TraceSource } from './make-trace';
import { MOST_CHARACTERS, type Trace } from './trace-format';

/** Prefix of the compressed text. A browser without compression writes the plain JSON, without this prefix. */
export const PACKED = 'cashier-trace:1:';

export interface PackedTrace {
  text: string;
  /** The content of `text`, for a player who wants to see it. */
  trace: Trace;
}

/** @param most the largest number of characters that the text may have */
export async function packTrace(source: TraceSource, most = MOST_CHARACTERS): Promise<PackedTrace> {
  let packed: PackedTrace | undefined;
  for (const trace of smallerTraces(makeTrace(source).trace)) {
    packed = { text: await toText(JSON.stringify(trace)), trace };
    if (packed.text.length <= most) break;
  }
  return packed!;
}

async function toText(json: string): Promise<string> {
  try {
    const stream = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    return PACKED + btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  } catch {
    return json;
  }
}
