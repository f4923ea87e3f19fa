import { afterAll, beforeAll, describe } from 'vitest';
import { IN_MEMORY, openDatabase, type Database } from '../database/database';
import { storeSuite } from './store-suite';

describe('the store on PGlite', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ dataDir: IN_MEMORY });
  }, 60_000);
  afterAll(() => database.close());

  storeSuite(() => database);
});
