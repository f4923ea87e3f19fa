/** Switches the break in force, none by default. Applies it to HTTP and to the realtime channel. */
import { Hono } from 'hono';
import * as v from 'valibot';
import { readBody } from '../http/server';
import { PLAIN_EDGE, type RealtimeEdge } from '../realtime/edge';
import type { Break } from './break';
import { ALL_BREAKS } from './breaks';

const ONE_PROCESS = { code: 'sandbox.oneProcess', message: 'A gateway of several processes breaks no rule' };
const BreakRequest = v.object({ rule: v.nullable(v.picklist(Object.keys(ALL_BREAKS))) });

export class BreakSwitch implements RealtimeEdge {
  private current: Break = {};
  private aheadMs = 0;

  /** `isFixed`: the break can't be switched, because the other processes would not learn of it. */
  constructor(
    rule?: string,
    private readonly isFixed = false,
  ) {
    if (rule !== undefined) this.set(rule);
  }

  /** @param rule id of a conformance rule, or another name of ALL_BREAKS; null for no break @throws RangeError */
  set(rule: string | null): void {
    const make = rule === null ? () => ({}) : ALL_BREAKS[rule];
    if (!make) throw new RangeError(`No break is called ${rule}`);
    this.current = make(() => Date.now() + this.aheadMs);
  }

  /** Lets time pass, in milliseconds, for breaks only. */
  advance(ms: number): void {
    this.aheadMs += ms;
  }

  refuse: RealtimeEdge['refuse'] = (socket) => (this.current.refuse ?? PLAIN_EDGE.refuse)(socket);
  receive: RealtimeEdge['receive'] = (...given) => (this.current.receive ?? PLAIN_EDGE.receive)(...given);
  push: RealtimeEdge['push'] = (push, send) => (this.current.push ?? PLAIN_EDGE.push)(push, send);

  /** Must precede all other routes. POST /sandbox/break `{ rule }` switches the break; null turns it off. */
  routes(): Hono {
    const app = new Hono();
    app.use((c, next) => (this.current.http ? this.current.http(c, next) : next()));
    app.post('/sandbox/break', async (c) => {
      if (this.isFixed) return c.json(ONE_PROCESS, 409);
      const { rule } = await readBody(c, BreakRequest, 'break');
      this.set(rule);
      return c.json({ data: { rule } });
    });
    return app;
  }
}
