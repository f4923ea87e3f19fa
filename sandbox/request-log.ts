/** What the gateway was asked, by the request's id: the number that the cashier shows, sends to its host and traces. */
import { randomUUID } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import { isSuccessStatus } from '../src/contract/status';

export interface LoggedRequest {
  id: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** Request type, or HTTP method and path; no query, which may hold the player's data. */
  name: string;
  /** Undefined until it is answered. */
  status?: number;
  code?: string | undefined;
}

/** The oldest requests are dropped first. */
const MOST = 2000;
const MOST_FOUND = 20;
/** A caller's id; for any other the gateway makes one. */
const ID = /^[\w.:-]{8,64}$/;

/** The latest requests of this process, in memory. */
export class RequestLog {
  private readonly entries: LoggedRequest[] = [];

  /** `print`: called with one line for each request that is refused. */
  constructor(
    private readonly now: () => number,
    private readonly print: (line: string) => void = () => {},
  ) {}

  begin(id: string, name: string): LoggedRequest {
    const entry: LoggedRequest = { id, at: this.now(), name };
    this.entries.push(entry);
    if (this.entries.length > MOST) this.entries.shift();
    return entry;
  }

  end(entry: LoggedRequest, { status, code }: { status: number; code?: string | null | undefined }): void {
    Object.assign(entry, { status, code: code ?? undefined });
    if (isSuccessStatus(status)) return;
    this.print(`${new Date(entry.at).toISOString()} ${entry.id} ${entry.name} ${status} ${code ?? ''}`.trimEnd());
  }

  /** Newest first, by a part of the id; none for an empty text. */
  find(text: string): LoggedRequest[] {
    const found = this.entries.filter(({ id }) => text !== '' && id.includes(text));
    return found.reverse().slice(0, MOST_FOUND);
  }

  /** Logs calls by HTTP, and answers with their id. */
  readonly http: MiddlewareHandler = async (c, next) => {
    const given = c.req.header('X-Request-Id') ?? '';
    const id = ID.test(given) ? given : randomUUID();
    const entry = this.begin(id, `${c.req.method} ${c.req.path}`);
    await next();
    c.header('X-Request-Id', id);
    this.end(entry, c.res);
  };

  routes(): Hono {
    return new Hono().get('/operator/api/requests', (c) => c.json({ data: this.find(c.req.query('text') ?? '') }));
  }
}
