/** Each plugin's simulated provider, called as the widget calls it. The gateway parses every reply by its schema. */
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PaymentMethod } from '@/contract/method';
import { parseOrThrow } from '@/contract/parse';
import { Flow } from '@/contract/primitives';
import type { PushData } from '@/contract/realtime';
import { AppError } from '@/core/errors/app-error';
import { catalogue } from '../../sandbox/catalogue';
import { plugins } from './plugins';
import { createWhole, flowOf, idOf, openGateway, requestOf, runsOf, wantsFields } from './simulator-runs';

const KEY = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const NOBODYS = 'no-such-transaction';

const runs = plugins.flatMap(({ simulator, methods }) =>
  simulator ? methods.flatMap((entry) => runsOf(simulator, entry)) : [],
);

describe.each(plugins.filter(({ methods }) => methods.length > 0))(
  'the methods of $folder',
  ({ folder, manifest, simulator, methods }) => {
    it('satisfy the schema, with limits and a label for each', () => {
      for (const { method, countries } of methods) {
        expect(parseOrThrow(PaymentMethod, method, method.name)).toEqual(method);
        expect(Object.keys(method.amount_rules).sort()).toEqual([...method.currency].sort());
        for (const { min, max } of Object.values(method.amount_rules)) expect(min).toBeLessThanOrEqual(max);
        expect(method.text['en']).toBeTruthy();
        expect(countries.every((country) => /^[a-z]{2}$/.test(country))).toBe(true);
      }
    });

    it('have icons', () => {
      const isThere = (id: string) =>
        [`plugins/${folder}/icons`, 'sandbox/catalogue/icons'].some((place) => existsSync(`${place}/${id}.svg`));
      const missing = methods.flatMap(({ method }) => method.iconIds.filter((id) => !isThere(id)));
      expect(missing).toEqual([]);
    });

    it('have names that nobody else uses', () => {
      const others = [...catalogue, ...plugins.filter((one) => one.folder !== folder).flatMap((one) => one.methods)];
      const taken = new Set(others.map(({ method }) => method.name));
      expect(methods.filter(({ method }) => taken.has(method.name))).toEqual([]);
      expect(new Set(methods.map(({ method }) => method.name)).size).toBe(methods.length);
    });

    it('are handled by the simulator, and so is every display type that the plugin claims', () => {
      for (const { method, flows } of methods) {
        for (const flow of flows) expect(simulator?.handles(method, flow), `${method.name} ${flow}`).toBe(true);
      }
      const sample = methods[0]!.method;
      for (const flow of Flow.options) {
        const entries = manifest.entries.filter((entry) => entry.flow === flow);
        for (const cardViewType of entries.flatMap((entry) => entry.cardViewTypes ?? [])) {
          expect(simulator?.handles({ ...sample, cardViewType }, flow), `${flow} ${cardViewType}`).toBe(true);
        }
      }
    });

    it('can each be paid with: some request of the simulator begins a transaction', () => {
      const without = methods.filter((entry) => !simulator || runsOf(simulator, entry).length === 0);
      expect(without.map(({ method }) => method.name)).toEqual([]);
    });
  },
);

describe.each(runs.map((run) => ({ ...run, name: run.entry.method.name })))('$type of $name', (run) => {
  const flow = flowOf(run.type);

  it('makes one transaction, however many fields it asks for on the way', async () => {
    const { gateway, replies, last } = await createWhole(run);
    const made = [...gateway.transactions.values()];
    expect(made).toHaveLength(1);
    expect(made[0]).toMatchObject({ flow, methodName: run.entry.method.name, pluginId: run.simulator.id });
    expect(Number(made[0]!.amount)).toBe((requestOf(run) as { amount: number }).amount);
    expect(made[0]!.status).toMatch(/^(waiting|accepted)$/);
    // A withdrawal reserves money, so it may be created only with the last fields; earlier replies then have no id.
    const named = flow === 'withdrawal' ? replies.map(idOf).filter((id) => id != null) : replies.map(idOf);
    expect(new Set(named)).toEqual(new Set([made[0]!.id]));
    expect(wantsFields(last)).toBe(false);
  });

  it('answers the same key with the first answer and makes nothing twice', async () => {
    const gateway = openGateway(run);
    const first = await gateway.request(run.type, requestOf(run), { messageId: KEY });
    const second = await gateway.request(run.type, requestOf(run), { messageId: KEY });
    expect(second).toEqual(first);
    expect(gateway.transactions.size).toBe(flow === 'withdrawal' && wantsFields(first) ? 0 : 1);
  });

  it.each([
    ['processed', 1],
    ['mistaked', 2],
  ] as const)('pushes %s once, and nothing after the end', async (status, pushed) => {
    const { gateway, last } = await createWhole(run);
    const pushes: PushData<'deposit.status'>[] = [];
    gateway.on(`${flow}.status`, (push) => pushes.push(push));
    gateway.settleAll(status);
    gateway.settleAll('processed');
    gateway.settleAll('mistaked');
    expect(pushes).toEqual([{ id: idOf(last), status: pushed }]);
    expect([...gateway.transactions.values()].map((one) => one.status)).toEqual([status]);
  });

  it('gives the same answers for the same questions', async () => {
    const [once, again] = await Promise.all([createWhole(run), createWhole(run)]);
    expect(again.replies).toEqual(once.replies);
    expect([...again.gateway.transactions]).toEqual([...once.gateway.transactions]);
  });

  it('remembers nothing that a player typed', async () => {
    const typed = 'Typed-by-the-player 4242424242424242';
    const { gateway } = await createWhole({
      ...run,
      entry: {
        ...run.entry,
        method: { ...run.entry.method, fields: [...run.entry.method.fields, { name: 'pan', placeholder_text: typed }] },
      },
    });
    const states = [...gateway.transactions.values()].map(({ state }) => state);
    expect(JSON.parse(JSON.stringify(states))).toEqual(states);
    expect(JSON.stringify(states)).not.toContain(typed);
  });

  it('asks for fields that a player can see and fill in', async () => {
    const { replies } = await createWhole(run);
    for (const reply of replies.filter(wantsFields)) {
      const fields = 'fields' in reply ? (reply.fields ?? []) : [];
      expect(fields.length).toBeGreaterThan(0);
      for (const { label, regex } of fields) {
        expect(label).toBeTruthy();
        if (regex) expect(() => new RegExp(regex, 'u')).not.toThrow();
      }
    }
  });
});

describe.each(
  runs.filter(({ type }) => flowOf(type) === 'deposit').map((run) => ({ ...run, name: run.entry.method.name })),
)('refusals of $name to $type', (run) => {
  it('never take an id that is nobody’s for a deposit of theirs', async () => {
    const asksForMore = (await createWhole(run)).replies.some(wantsFields);
    const gateway = openGateway(run);
    const refusal = await gateway.request(run.type, requestOf(run, { depositId: NOBODYS })).catch((error) => error);
    expect([...gateway.transactions.keys()]).not.toContain(NOBODYS);
    // A method without a second step may ignore the id and make a new deposit.
    if (!asksForMore && !(refusal instanceof Error)) return expect(gateway.transactions.size).toBe(1);
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal.status).toBeGreaterThanOrEqual(400);
    expect(refusal.code).toMatch(/^\w+(\.\w+)+$/);
    expect(refusal.message).not.toBe('');
    expect(gateway.transactions.size).toBe(0);
  });
});
