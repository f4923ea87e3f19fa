/** The three catalogue calls (contract 2). A missing token and the token `expired` are answered with 401. */
import { Hono, type Context } from 'hono';
import { HTTP_PATHS } from '../../src/contract/http';
import { ContractError } from '../../src/contract/parse';
import type { PaymentMethod } from '../../src/contract/method';
import type { Flow } from '../../src/contract/primitives';
import type { Database } from '../database/database';
import type { FaultSwitches, HttpFault } from '../faults';
import type { RequestLog } from '../request-log';
import type { Methods, Region } from '../methods';
import { Users, type UserRow } from '../store/users';
import { hasAccounts } from '../realtime/account-fill';
import { standingOf, withStates } from '../realtime/standing';
import { anyOrigin } from './cors';
import { methodsPage } from './methods-page';
import { invalid } from './server';

export const EXPIRED_TOKEN = 'expired';
export const UNAUTHORIZED = { code: 'auth.tokenExpired', message: 'The session token is missing or has expired' };

export interface BankingApiParts {
  database: Database;
  methods: Methods;
  faults: FaultSwitches;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Called for each player whose cashier opens. */
  onVisit: (user: UserRow) => Promise<void>;
  log: RequestLog;
}

type Visitor = UserRow & { token: string };

export function bankingApi({ database, methods, faults, now, onVisit, log }: BankingApiParts): Hono {
  const app = new Hono();
  const call = (
    path: string,
    fault: 'methods' | 'snippet',
    read: (region: Region, visitor: Visitor, query: Record<string, string>) => Promise<{ data: unknown }>,
  ) =>
    app.use(path, anyOrigin(), log.http).get(async (c) => {
      const token = bearer(c);
      const switched = faults.of(token)[fault];
      if (switched) return misbehave(c, switched);
      if (!token || token === EXPIRED_TOKEN || faults.of(token).ended) return c.json(UNAUTHORIZED, 401);
      const query = c.req.query();
      const region = { country: query.country ?? '', currency: query.currency ?? '' };
      if (!/^[a-z]{2}$/i.test(region.country) || !/^\w{2,8}$/.test(region.currency)) {
        throw invalid('country (ISO 3166-1 alpha-2) and currency are required');
      }
      const user = await new Users(database.db).visit(token, region);
      await onVisit(user);
      try {
        return c.json(await read(region, { ...user, token }, query));
      } catch (error) {
        if (error instanceof ContractError || error instanceof RangeError) throw invalid(error.message);
        throw error;
      }
    });
  const list = async (
    flow: Flow,
    offered: readonly PaymentMethod[],
    user: Visitor,
    query: Record<string, string>,
  ): Promise<{ data: unknown }> => {
    // Simulates a gateway that does not know the additions.
    if (faults.of(user.token).unknownCalls) return methodsPage(offered, query);
    const context = { db: database.db, now, user, methods };
    const current = (await withStates(flow, offered, context)).map((method) =>
      hasAccounts(method) ? { ...method, hasAccounts: true } : method,
    );
    const page = methodsPage(current, query);
    return query['after'] === undefined ? { ...page, ...(await standingOf(flow, context)) } : page;
  };
  call(HTTP_PATHS.paymentMethods, 'methods', (region, user, query) =>
    list('deposit', methods.list('deposit', region), user, query),
  );
  call(HTTP_PATHS.withdrawalMethods, 'methods', (region, user, query) =>
    list('withdrawal', methods.listWithdrawals(region, user), user, query),
  );
  call(HTTP_PATHS.paymentSnippet, 'snippet', async (region) => ({ data: methods.snippet(region) }));
  return app;
}

const bearer = (c: Context) => /^Bearer (.+)$/.exec(c.req.header('Authorization') ?? '')?.[1] ?? '';

function misbehave(c: Context, fault: HttpFault): Response | Promise<Response> {
  switch (fault) {
    case '500':
      return c.json({ code: 'gateway.internalError', message: 'Internal error' }, 500);
    case '401':
      return c.json(UNAUTHORIZED, 401);
    case 'html':
      return c.html('<!doctype html><title>Maintenance</title><p>Back soon');
    case 'empty':
      return c.json({ data: [] });
    case 'malformed':
      return c.json({ data: { methods: 1 } });
    case 'hang':
      return new Promise(() => {});
  }
}
