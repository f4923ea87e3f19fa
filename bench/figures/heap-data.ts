/**
 * Memory that the page itself holds: objects, arrays, strings, closures. Without the code that the engine compiles as
 * functions get hot, which accounts for most of a young page's heap growth.
 */
import type { CDPSession } from 'playwright';

/** The parts of a V8 heap snapshot that are read here. */
interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

const NOT_DATA: ReadonlySet<string> = new Set(['code', 'native', 'synthetic', 'hidden', 'object shape']);

/** @returns bytes of the page's own data */
export async function heldData(cdp: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const onChunk = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', onChunk);
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', onChunk);
  // Disabled, because V8 would otherwise go on numbering all objects, which slows the page down permanently.
  await cdp.send('HeapProfiler.disable');
  return sumOfData(JSON.parse(chunks.join('')) as Snapshot);
}

function sumOfData({ snapshot: { meta }, nodes }: Snapshot): number {
  const { node_fields: fields } = meta;
  const [types] = meta.node_types;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let sum = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (!NOT_DATA.has(types[nodes[at + type]!]!)) sum += nodes[at + size]!;
  }
  return sum;
}
