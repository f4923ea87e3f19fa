import type { LoadedPayload } from '../../contract/host';

type Experiments = Record<string, string | number | boolean>;

/** The host's experiments that say something; no name of them is one of a JavaScript object's own. */
export function experimentsOf({ experiments }: Pick<LoadedPayload, 'experiments'>): Experiments {
  const known = Object.create(null) as Experiments;
  for (const [name, value] of Object.entries(experiments)) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') known[name] = value;
  }
  return known;
}
