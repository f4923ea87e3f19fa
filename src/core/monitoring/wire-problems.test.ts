import { expect, it } from 'vitest';
import { ContractError } from '../../contract/parse';
import { FakeMonitoring } from './monitoring.fake';
import { reportWireProblem } from './wire-problems';

const tellAll = (...errors: ContractError[]) => {
  const monitoring = new FakeMonitoring();
  for (const error of errors) reportWireProblem(monitoring, error);
  return monitoring.errors.map(({ error }) => (error as Error).message);
};
const problem = (what: string, ...paths: string[]) =>
  new ContractError(
    what,
    paths.map((path) => ({ path, reason: 'is bad' })),
  );

it('tells each kind once, however many entries and messages have it', () => {
  expect(
    tellAll(
      problem('methods[3]', 'badgeType', 'fields.2.mask'),
      problem('methods[17]', 'badgeType', 'fields.0.mask'),
      problem('methods[4]', 'badgeType', 'position'),
    ),
  ).toEqual(['methods[3]: badgeType is bad; fields.2.mask is bad', 'methods[4]: position is bad']);
});

it('tells no more than a bounded number of kinds', () => {
  expect(tellAll(...Array.from({ length: 500 }, (_, index) => problem('x', `key${index}`)))).toHaveLength(200);
});
