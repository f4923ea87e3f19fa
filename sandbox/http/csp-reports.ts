import { parseJson } from '../../src/contract/parse';
import { json, text, type Route } from './router';

const KEPT = 200;

/** Takes what browsers report about the policies, and shows it to tests. */
export function cspReports(): Route[] {
  let reports: unknown[] = [];
  return [
    {
      method: 'POST',
      pattern: '/csp-report',
      handle: async (request) => {
        const body = parseJson(await request.text(), 'csp report');
        if (!body.ok) return text(400, body.error.message);
        reports = [...reports, body.value].slice(-KEPT);
        return { status: 204 };
      },
    },
    { method: 'GET', pattern: '/sandbox/csp-reports', handle: () => json(200, { data: reports }) },
    {
      method: 'DELETE',
      pattern: '/sandbox/csp-reports',
      handle: () => {
        reports = [];
        return json(200, { data: reports });
      },
    },
  ];
}
