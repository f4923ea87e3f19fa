/** Keys of a create reply's data: each that a page claims has a schema, in the contract or in the plugin's folder. */
import { describe, expect, it } from 'vitest';
import type { ReplyDataSchemas } from '@/cashier/attempt/reply-data';
import { ApiResponseData } from '@/contract/api-response';
import { parseOrThrow } from '@/contract/parse';
import { plugins } from './plugins';
import { createWhole, runsOf } from './simulator-runs';

const found = import.meta.glob<ReplyDataSchemas>('/plugins/*/reply-data.ts', { eager: true, import: 'replyData' });
const ofTheContract = Object.keys(ApiResponseData.entries);
const cases = plugins.map((plugin) => ({ ...plugin, schemas: found[`/plugins/${plugin.folder}/reply-data.ts`] ?? {} }));

describe.each(cases)('plugins/$folder', ({ folder, manifest, schemas, simulator, methods }) => {
  it('has a schema for each key that opens a page of its own, and takes none of the contract’s', () => {
    const claimed = manifest.pages.flatMap(({ dataKeys = [] }) => dataKeys);
    const unknown = claimed.filter((key) => !ofTheContract.includes(key) && !(key in schemas));
    expect(unknown, `add these keys to replyData in plugins/${folder}/reply-data.ts`).toEqual([]);
    const taken = Object.keys(schemas).filter((key) => ofTheContract.includes(key));
    expect(taken, 'src/contract/api-response.ts has a schema for these: choose other names').toEqual([]);
  });

  it('answers what its own schemas say', async () => {
    if (Object.keys(schemas).length === 0) return;
    for (const run of methods.flatMap((entry) => (simulator ? runsOf(simulator, entry) : []))) {
      for (const reply of (await createWhole(run)).replies) {
        const data = ('apiResponse' in reply && reply.apiResponse?.data) || {};
        for (const [key, schema] of Object.entries(schemas)) {
          if (data[key] != null)
            parseOrThrow(schema, data[key], `${run.type} of ${run.entry.method.name}: data.${key}`);
        }
      }
    }
  });
});
