/** The tests of creates.test.ts with four gateway processes that share a port and one PostgreSQL. */
import { describe } from 'vitest';
import { findPostgres } from '../../machine/postgres';
import { startPostgres } from '../../sandbox/testing/postgres';
import { Processes } from '../../sandbox/testing/processes';
import { createsSuite } from './kit/creates-suite';

const bin = findPostgres();

describe.runIf(bin)('four gateway processes', () => {
  createsSuite(async () => {
    const cluster = await startPostgres(bin!);
    const gateways = await Processes.start(4, cluster.url);
    const close = async () => {
      await gateways.stop();
      await cluster.stop();
    };
    return { url: gateways.urls[0]!, close };
  });
});
