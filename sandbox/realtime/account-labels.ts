/** Labels of saved accounts as the player sees them: no two accounts of a method have the same one. */
import type { Methods } from '../methods';
import type { AccountRow } from '../store/accounts';
import { destinationOf, MOST_SHOWN } from './destination';

type Group = readonly AccountRow[];

/** @returns the labels by the account's id; accounts that look alike show more of themselves, or else get a number */
export function labelsOf(rows: Group, methods: Methods, country: string): ReadonlyMap<string, string> {
  const alike = new Map<string, AccountRow[]>();
  for (const row of rows) {
    const key = `${row.flow} ${row.paymentMethod} ${row.label}`;
    alike.set(key, [...(alike.get(key) ?? []), row]);
  }
  return new Map([...alike.values()].flatMap((group) => told(group, methods, country)));
}

function told(group: Group, methods: Methods, country: string): (readonly [id: string, label: string])[] {
  if (group.length === 1) return group.map(({ id, label }) => [id, label]);
  const { flow, paymentMethod } = group[0]!;
  const method = methods.find(flow, paymentMethod, country);
  for (let more = 1; method && more <= MOST_SHOWN; more += 1) {
    const labels = group.map(({ fields, wallet, label }) => destinationOf(method, fields, wallet, more) ?? label);
    if (new Set(labels).size === group.length) return group.map(({ id }, index) => [id, labels[index]!]);
  }
  const oldestFirst = group.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  return oldestFirst.map(({ id, label }, index) => [id, index === 0 ? label : `${label} (${index + 1})`]);
}
