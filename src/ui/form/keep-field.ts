import type { FormApi } from 'final-form';

const kept = new WeakMap<object, Set<string>>();
const nobody = () => {};

/**
 * Keeps a field known to its form while no component shows it. Otherwise react-final-form, on the field's next
 * mount, puts the initial value over what the player typed, and shows the initial value for a frame before any
 * other. Safe to call in every render: a field is registered once.
 */
// oxlint-disable-next-line typescript/no-explicit-any
export function keepField(form: FormApi<any>, key: string): void {
  const keys = kept.get(form) ?? new Set();
  if (keys.has(key)) return;
  kept.set(form, keys.add(key));
  form.registerField(key, nobody, {});
}
