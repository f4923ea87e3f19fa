/** The director's page and API. Its middleware must precede all other routes. */
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { parseJson, parseOrThrow } from '../../src/contract/parse';
import { directorHeaders } from '../http/csp';
import { readBody, withHeaders } from '../http/server';
import type { Director } from './director';
import { DIRECTOR_PAGE } from './director-page';
import { Action, Scenario } from './scenario';

const FOLDER = fileURLToPath(new URL('./scenarios/', import.meta.url));
const Token = v.pipe(v.string(), v.minLength(1));
const Start = v.strictObject({ token: Token, scenario: Scenario });
const Act = v.strictObject({ token: Token, action: Action });

/** The scenarios that come with the sandbox, by file name. @throws ContractError for an invalid file */
export function readScenarios(): Map<string, Scenario> {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
  return new Map(
    files.sort().map((file) => {
      const json = parseJson(readFileSync(FOLDER + file, 'utf8'), file);
      if (!json.ok) throw json.error;
      return [file.slice(0, -'.json'.length), parseOrThrow(Scenario, json.value, file)];
    }),
  );
}

export function directorRoutes(director: Director): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    if (director.isCut(/^Bearer (.+)$/i.exec(c.req.header('Authorization') ?? '')?.[1] ?? '')) return hangUp(c);
    await next();
    // The cashier takes the gateway's time from this header, so it must be ahead as well.
    if (director.isAhead) c.header('Date', new Date(director.now()).toUTCString());
    return undefined;
  });
  app.get('/director', withHeaders(directorHeaders), (c) => c.html(DIRECTOR_PAGE));
  app.get('/sandbox/scenarios', (c) => c.json({ data: Object.fromEntries(readScenarios()) }));
  app.post('/sandbox/director', async (c) => {
    const { token, scenario } = await readBody(c, Start, 'scenario');
    director.start(token, scenario);
    return c.json({ data: {} });
  });
  app.post('/sandbox/director/act', async (c) => {
    const { token, action } = await readBody(c, Act, 'action');
    try {
      await director.act(token, action);
    } catch (error) {
      return c.json({ code: 'sandbox.refused', message: error instanceof Error ? error.message : '' }, 409);
    }
    return c.json({ data: {} });
  });
  app.delete('/sandbox/director', (c) => {
    director.stop(c.req.query('token') ?? '');
    return c.json({ data: {} });
  });
  app.get('/sandbox/director/log', (c) =>
    c.json({ data: director.log.after(c.req.query('token') ?? '', Number(c.req.query('after')) || 0) }),
  );
  return app;
}

/** Closes the connection without a response, as a lost network would. */
function hangUp(c: Context): Response {
  (c.env as Partial<HttpBindings>).incoming?.socket.destroy();
  return c.body(null, 503);
}
