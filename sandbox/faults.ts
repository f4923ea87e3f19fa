/** Switches by which tests (and a curious reader) make the gateway misbehave. In memory alone; processes share them. */
import { Hono } from 'hono';
import * as v from 'valibot';
import { CaptchaFault } from './captcha/captcha-faults';
import { readBody } from './http/server';

const HttpFault = v.picklist(['500', '401', 'html', 'empty', 'malformed', 'hang']);
export type HttpFault = v.InferOutput<typeof HttpFault>;

const CallFault = v.object({
  /** Refuses with this reply instead of asking the provider. */
  refuse: v.optional(v.object({ status: v.number(), code: v.optional(v.string()), message: v.optional(v.string()) })),
  /** Does its work and answers with something that no schema accepts. */
  malformed: v.optional(v.boolean()),
  /** Does its work and answers with this status all the same, as a gateway in trouble does. */
  trouble: v.optional(v.number()),
  /** Does its work and says nothing. */
  dropReply: v.optional(v.boolean()),
  /** Waits before it begins. */
  delayMs: v.optional(v.number()),
});

const Faults = v.object({
  /** With a token: it has ended. Each call is answered with 401, by HTTP and on the channel. */
  ended: v.optional(v.boolean()),
  /** GET payment-methods and withdrawal-methods. */
  methods: v.optional(HttpFault),
  snippet: v.optional(HttpFault),
  /** Every create request on the realtime channel. */
  create: v.optional(CallFault),
  /** The same for any request, by its type. */
  calls: v.optional(v.record(v.string(), CallFault)),
  /** Answers our additions to the wire (history, cancel, resend, resume, account name) as one who never heard of them. */
  unknownCalls: v.optional(v.boolean()),
  /** Answers every withdrawal's create with `withdrawalBlocked`. */
  withdrawalBlocked: v.optional(v.boolean()),
  /** Times of the confirmation code, milliseconds. */
  confirmation: v.optional(v.object({ expiresInMs: v.optional(v.number()), resendInMs: v.optional(v.number()) })),
  /** Languages whose file answers 404, or true for all. */
  locales: v.optional(v.union([v.boolean(), v.array(v.string())])),
  icons: v.optional(v.boolean()),
  /** Its scripts and tokens; asked for without a player's token. */
  captcha: v.optional(CaptchaFault),
});
export type Faults = v.InferOutput<typeof Faults>;

/** With a token the faults hit that player alone, so that tests can run side by side on one gateway. */
const FaultsRequest = v.object({ token: v.optional(v.string()), ...Faults.entries });

/** The switches of a token, or of everyone; null switches all off. */
export type FaultChange = v.InferOutput<typeof FaultsRequest> | null;

export class FaultSwitches {
  private everyone: Faults = {};
  private readonly byToken = new Map<string, Faults>();

  /** `share`: applies a change at every process, this one too. */
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

  /** POST replaces the switches of the token (or of everyone), DELETE clears all. */
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
