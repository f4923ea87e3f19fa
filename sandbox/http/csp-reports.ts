import { Hono } from 'hono';
import * as v from 'valibot';
import { readBody } from './server';

const KEPT = 200;

/** Receives browsers' reports of policy violations, and serves them to tests. */
export function cspReports(): Hono {
  let reports: unknown[] = [];
  const app = new Hono();
  app.post('/csp-report', async (c) => {
    const report = await readBody(c, v.unknown(), 'csp report');
    reports = [...reports, report].slice(-KEPT);
    return c.body(null, 204);
  });
  app.get('/sandbox/csp-reports', (c) => c.json({ data: reports }));
  app.delete('/sandbox/csp-reports', (c) => {
    reports = [];
    return c.json({ data: reports });
  });
  return app;
}
