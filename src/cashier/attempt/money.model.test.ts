/**
 * Whose payment, and which: players A and B, frames, tabs, a line and a gateway, in any order of events. `MODEL_RUNS` and
 * `MODEL_SEED` run more of it, or one run again.
 */
import fc from 'fast-check';
import { container } from 'tsyringe';
import { expect, it } from 'vitest';
import type { Fate } from './money-answers.fixture';
import type { Typed } from './money-codes.fixture';
import type { Player, Wanted } from './money-gateway.fixture';
import type { Page } from './money-page.fixture';
import { MoneyWorld } from './money-world.fixture';

const RUNS = Number(process.env['MODEL_RUNS'] ?? 300);
// The same runs each time, so that one who has changed nothing is not stopped; others are looked for by hand.
const SEED = Number(process.env['MODEL_SEED'] ?? 2811);

/** A run takes about twenty milliseconds, and many times that on a busy machine. */
const TIMEOUT_MS = 60_000 + RUNS * 500;
const MOST_PAGES = 3;
const MINUTE_MS = 60_000;

class Step implements fc.AsyncCommand<object, MoneyWorld> {
  constructor(
    private readonly name: string,
    private readonly work: (world: MoneyWorld) => unknown,
  ) {}

  check = () => true;
  toString = () => this.name;

  async run(_model: object, world: MoneyWorld): Promise<void> {
    await this.work(world);
    await world.settle();
    world.check();
    expect(world.rules.faults).toEqual([]);
  }
}

const at = fc.nat({ max: MOST_PAGES - 1 });

/** A step on one of the pages. */
const onPage = <T>(name: string, facts: fc.Arbitrary<T>, work: (page: Page, facts: T, world: MoneyWorld) => unknown) =>
  fc.tuple(at, facts).map(
    ([index, fact]) =>
      new Step(`${name} ${index} ${JSON.stringify(fact)}`, (world) => {
        const page = world.pages[index % world.pages.length]!;
        return work(page, fact, world);
      }),
  );

const step = <T>(name: string, facts: fc.Arbitrary<T>, work: (world: MoneyWorld, fact: T) => unknown) =>
  facts.map((fact) => new Step(`${name} ${JSON.stringify(fact)}`, (world) => work(world, fact)));

/** Half of the wishes are the same one, since it is the likeliest to be paid twice. */
const often = <T>(usual: T, other: T) => fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, fc.constant(other));

const wanted: fc.Arbitrary<Wanted> = fc.record({
  flow: often('deposit' as const, 'withdrawal'),
  methodName: often('visa', 'pix'),
  amount: often(500, 600),
  currency: often('INR', 'USD'),
  destination: often('4242424242424242', '5555555555554444'),
});

const fate: fc.Arbitrary<Fate> = fc.oneof(
  fc.record({ kind: fc.constantFrom('lost', 'notArrived', 'silent', 'late', 'slow') }),
  fc.record({ kind: fc.constant('status' as const), status: fc.constantFrom(408, 409, 423, 425, 429, 500, 503) }),
  fc.record({ kind: fc.constant('refused' as const), status: fc.constantFrom(400, 401, 403, 404, 422) }),
);

const player = fc.record({ player: fc.constantFrom<Player>('A', 'B'), isNamed: often(true, false) });
const none = fc.constant('');

const press = onPage('press', fc.tuple(wanted, often(1, 2)), (page, [wish, taps], world) =>
  world.press(page, wish, taps),
);
const typed = fc.tuple(often<Typed>('right', 'wrong'), fc.constantFrom<Typed>('right', 'old'), often(1, 2));
const enterCode = onPage('code', typed, ({ confirm, ...page }, [usual, other, taps], world) => {
  confirm.open();
  return world.rules.codes.enter({ ...page, confirm }, usual === 'right' ? other : usual, taps);
});
const nextFate = step('fate', fate, (world, one) => world.gateway.answers.fates.push(one));

const steps = fc.commands(
  [
    // Most runs are about payments and their answers.
    press,
    press,
    press,
    press,
    nextFate,
    nextFate,
    nextFate,
    enterCode,
    enterCode,
    onPage('code again', none, (page, _, world) => world.rules.codes.resend(page)),
    onPage('make another', none, (page, _, world) => world.goOn(page)),
    onPage('keep', none, ({ stores }) => stores.second.keep()),
    onPage('check again', none, ({ stores }) => void stores.second.check()),
    onPage('go to first', none, ({ stores }) => void stores.second.goToFirst()),
    onPage('cut', none, ({ realtime }) => realtime.cut()),
    step('reconnect', none, (world) => world.reconnect()),
    step('pass', fc.constantFrom(5_000, MINUTE_MS, 16 * MINUTE_MS), (world, ms) => world.pass(ms)),
    step('deliver', none, (world) => world.gateway.answers.deliver()),
    step('end', fc.constantFrom('processed', 'mistaked'), (world, status) => world.end(status)),
    onPage('reload', none, (page, _, world) => world.reload(page)),
    onPage('switch', player, (page, next, world) => world.switch(page, next)),
    step('open', fc.tuple(player, fc.nat({ max: 1 })), async (world, [who, tab]) => {
      if (world.pages.length < MOST_PAGES) await world.open({ ...who, tab });
    }),
  ],
  { maxCommands: 24, size: 'max' },
);

const kind = fc.record({
  refusesRepeats: fc.option(fc.constantFrom(400, 403, 404, 409, 422, 429), { nil: undefined }),
  list: fc.constantFrom('named', 'plain', 'none'),
  isDeaf: fc.boolean(),
  asksCode: fc.boolean(),
  asksFields: fc.constantFrom('begun', 'unbegun', undefined, undefined),
});

it(
  'money moves from whom, to what and as much as was confirmed, once, and can be reached again',
  { timeout: TIMEOUT_MS },
  async () => {
    await fc.assert(
      fc.asyncProperty(kind, player, steps, async (facts, first, commands) => {
        const world = new MoneyWorld(facts, container);
        try {
          await world.open({ ...first, tab: 0 });
          await fc.asyncModelRun(() => ({ model: {}, real: world }), commands);
          await world.heal();
          expect(world.rules.faults).toEqual([]);
        } finally {
          for (const page of [...world.pages]) world.close(page);
        }
      }),
      { numRuns: RUNS, seed: SEED },
    );
  },
);
