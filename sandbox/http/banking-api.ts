/** The three catalogue calls (contract 2). A 401 for a missing token and for the token `expired`. */
import { HTTP_PATHS } from '../../src/contract/http';
import { ContractError } from '../../src/contract/parse';
import type { Database } from '../database/database';
import type { FaultSwitches, HttpFault } from '../faults';
import type { Methods, Region } from '../methods';
import { Users, type UserRow } from '../store/users';
import { methodsPage } from './methods-page';
import { json, type Reply, type Request, type Route } from './router';

/**
 * The API carries a bearer token and no cookie, so any origin may call it: the widget may live on another one. It reads the
 * gateway's time there.
 */
export const CORS = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'Date', Vary: 'Origin' };
const PREFLIGHT = {
  ...CORS,
  'Access-Control-Allow-Methods': 'GET',
  'Access-Control-Allow-Headers': 'Authorization',
  'Access-Control-Max-Age': '600',
};

export const EXPIRED_TOKEN = 'expired';
export const UNAUTHORIZED = { code: 'auth.tokenExpired', message: 'The session token is missing or has expired' };

export interface BankingApiParts {
  database: Database;
  methods: Methods;
  faults: FaultSwitches;
  /** Told of each player whose cashier opens. */
  onVisit: (user: UserRow) => Promise<void>;
}

export function bankingApi({ database, methods, faults, onVisit }: BankingApiParts): Route[] {
  const call = (
    pattern: string,
    fault: 'methods' | 'snippet',
    read: (region: Region, user: UserRow, query: Record<string, string>) => { data: unknown },
  ): Route[] => [
    { method: 'OPTIONS', pattern, handle: () => ({ status: 204, headers: PREFLIGHT }) },
    {
      method: 'GET',
      pattern,
      handle: async (request) => {
        const token = bearer(request);
        const switched = faults.of(token)[fault];
        if (switched) return misbehave(switched);
        if (!token || token === EXPIRED_TOKEN) return json(401, UNAUTHORIZED, CORS);
        const region = { country: request.query.get('country') ?? '', currency: request.query.get('currency') ?? '' };
        if (!/^[a-z]{2}$/i.test(region.country) || !/^\w{2,8}$/.test(region.currency)) {
          return invalid('country (ISO 3166-1 alpha-2) and currency are required');
        }
        const user = await new Users(database.db).visit(token, region);
        await onVisit(user);
        try {
          return json(200, read(region, user, Object.fromEntries(request.query)), CORS);
        } catch (error) {
          if (error instanceof ContractError || error instanceof RangeError) return invalid(error.message);
          throw error;
        }
      },
    },
  ];
  return [
    ...call(HTTP_PATHS.paymentMethods, 'methods', (region, _user, query) =>
      methodsPage(methods.list('deposit', region), query),
    ),
    ...call(HTTP_PATHS.withdrawalMethods, 'methods', (region, user, query) =>
      methodsPage(methods.listWithdrawals(region, user), query),
    ),
    ...call(HTTP_PATHS.paymentSnippet, 'snippet', (region) => ({ data: methods.snippet(region) })),
  ];
}

const invalid = (message: string) => json(400, { code: 'contract.invalidRequest', message }, CORS);
const bearer = (request: Request) => /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';

function misbehave(fault: HttpFault): Reply | Promise<Reply> {
  const html = { ...CORS, 'Content-Type': 'text/html' };
  switch (fault) {
    case '500':
      return json(500, { code: 'gateway.internalError', message: 'Internal error' }, CORS);
    case '401':
      return json(401, UNAUTHORIZED, CORS);
    case 'html':
      return { status: 200, headers: html, body: '<!doctype html><title>Maintenance</title><p>Back soon' };
    case 'empty':
      return json(200, { data: [] }, CORS);
    case 'malformed':
      return json(200, { data: { methods: 1 } }, CORS);
    case 'hang':
      return new Promise(() => {});
  }
}
