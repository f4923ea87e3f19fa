import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Server } from 'node:http';

/** Milliseconds. Node's default of 5 s closes connections that a busy client is about to reuse. */
const KEEP_ALIVE_MS = 75_000;

/** Requests that arrive before the app exists wait for it. */
export function createHttpServer(app: Hono | Promise<Hono>): Server {
  return createAdaptorServer({
    fetch: async (request, env) => (await app).fetch(request, env),
    serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS },
  }) as Server;
}
