/** Switches that make the gateway misbehave, for tests and for manual trials. Kept in memory only; all processes share them. */
import { Hono } from 'hono';
import * as v from 'valibot';
import { CaptchaFault } from './captcha/captcha-faults';
import { readBody } from './http/server';

const HttpFault = v.picklist(['500', '401', 'html', 'empty', 'malformed', 'hang']);
export type HttpFault = v.InferOutput<typeof HttpFault>;

const CallFault = v.object({
  /** Refuses with this reply and does not ask the provider. */
  refuse: v.optional(
    v.object({
      status: v.number(),
      code: v.optional(v.string()),
      message: v.optional(v.string()),
      retryAfter: v.optional(v.number()),
    }),
  ),
  /** Does the work and replies with something that no schema accepts. */
  malformed: v.optional(v.boolean()),
  /** Does the work but replies with this status, as a gateway in trouble may. */
  trouble: v.optional(v.number()),
  /** Seconds, in a reply with `trouble`. */
  retryAfter: v.optional(v.number()),
  /** Does the work and never replies. */
  dropReply: v.optional(v.boolean()),
  /** Waits this many milliseconds before it starts. */
  delayMs: v.optional(v.number()),
});

const Faults = v.object({
  /** The token has expired: each call gets a 401, over HTTP and on the channel. */
  ended: v.optional(v.boolean()),
  /** Fault of GET payment-methods and withdrawal-methods. */
  methods: v.optional(HttpFault),
  snippet: v.optional(HttpFault),
  /** Fault of every create request on the realtime channel. */
  create: v.optional(CallFault),
  /** Faults of any requests, by type. */
  calls: v.optional(v.record(v.string(), CallFault)),
  /** Answers our additions to the wire (history, cancel, resend, resume, account name) as a gateway that does not know them. */
  unknownCalls: v.optional(v.boolean()),
  /** Answers every withdrawal create with `withdrawalBlocked`. */
  withdrawalBlocked: v.optional(v.boolean()),
  /** Times of the confirmation code, in milliseconds. */
  confirmation: v.optional(v.object({ expiresInMs: v.optional(v.number()), resendInMs: v.optional(v.number()) })),
  /** Languages whose file is answered with 404, or true for all. */
  locales: v.optional(v.union([v.boolean(), v.array(v.string())])),
  icons: v.optional(v.boolean()),
  /** Fault of the captcha. Its scripts and tokens are requested without a player's token. */
  captcha: v.optional(CaptchaFault),
});
export type Faults = v.InferOutput<typeof Faults>;

/** With a token the faults affect only that player, so that tests can run in parallel on one gateway. */
const FaultsRequest = v.object({ token: v.optional(v.string()), ...Faults.entries });

/** Sets the switches of a token, or of everyone; null clears all switches. */
export type FaultChange = v.InferOutput<typeof FaultsRequest> | null;

export class FaultSwitches {
  private everyone: Faults = {};
  private readonly byToken = new Map<string, Faults>();

  /** `share`: applies a change in every process, including this one. */
  constructor(
    private readonly share: (change: FaultChange) => Promise<void> = (change) => Promise.resolve(this.apply(change)),
  ) {}

  apply(change: FaultChange): void {
    if (change === null) {
      this.everyone = {};
      this.byToken.clear();
      return;
    }
    const { token, ...faults } = change;
    if (token) this.byToken.set(token, faults);
    else this.everyone = faults;
  }

  of(token = ''): Faults {
    return { ...this.everyone, ...this.byToken.get(token) };
  }

  /** POST replaces the switches of the token (or of everyone), DELETE clears all of them. */
  routes(): Hono {
    const app = new Hono();
    app.post('/sandbox/faults', async (c) => {
      const change = await readBody(c, FaultsRequest, 'faults');
      await this.share(change);
      const { token: _token, ...faults } = change;
      return c.json({ data: faults });
    });
    app.delete('/sandbox/faults', async (c) => {
      await this.share(null);
      return c.json({ data: {} });
    });
    return app;
  }
}
