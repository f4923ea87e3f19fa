import type { PaymentMethod } from '../../contract/method';

/** The method of that name and category, else the first one of that name. */
export function findMethod(
  methods: readonly PaymentMethod[],
  name: string,
  category: string | undefined,
): PaymentMethod | undefined {
  const named = methods.filter((method) => method.name === name);
  return named.find((method) => method.category === category) ?? named[0];
}
