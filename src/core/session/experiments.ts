import type { LoadedPayload } from '../../contract/host';

type Experiments = Record<string, string | number | boolean>;

/**
 * The host's experiments whose value is text, a number or a boolean. The result has no prototype, so no experiment's
 * name can clash with a key that objects inherit.
 */
export function experimentsOf({ experiments }: Pick<LoadedPayload, 'experiments'>): Experiments {
  const known = Object.create(null) as Experiments;
  for (const [name, value] of Object.entries(experiments)) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') known[name] = value;
  }
  return known;
}
