import type { FormApi } from 'final-form';

const kept = new WeakMap<object, Set<string>>();
const nobody = () => {};

/**
 * Keeps a field registered while no component renders it. Otherwise react-final-form would, on the field's next mount,
 * overwrite what the player typed with the initial value, and show the initial value for a frame before any other. Safe
 * to call in every render: a field is registered once.
 */
// oxlint-disable-next-line typescript/no-explicit-any
export function keepField(form: FormApi<any>, key: string): void {
  const keys = kept.get(form) ?? new Set();
  if (keys.has(key)) return;
  kept.set(form, keys.add(key));
  form.registerField(key, nobody, {});
}
