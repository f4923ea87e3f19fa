import { expect, it } from 'vitest';
import { experimentsOf } from './experiments';

it('keeps what an event can carry, and leaves out the rest', () => {
  const experiments = experimentsOf({
    experiments: { button: 'b', step: 2, isNew: false, none: null, deep: { a: 1 } },
  });
  expect({ ...experiments }).toEqual({ button: 'b', step: 2, isNew: false });
});

it('finds nothing under a name that the host did not give', () => {
  const experiments = experimentsOf({ experiments: {} });
  expect(experiments['constructor']).toBeUndefined();
});
