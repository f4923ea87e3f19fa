import type { Flow } from '../../contract/primitives';
import type { MethodsStore } from './methods-store';

/** What was chosen, as far as it is known. */
interface Chosen {
  groupName?: string | null | undefined;
  methodName?: string | null | undefined;
  /** The method's: a gateway may list one name in several categories. */
  category?: string | null | undefined;
  /** For a payment that has begun, also with a method that the host hides. */
  isUnderWay?: boolean;
}

/**
 * Selects the given group and method again, so that the form, a new code and going back have them. False when the
 * method is no longer on offer.
 */
export async function chooseAgain(
  methods: MethodsStore,
  flow: Flow,
  { groupName, methodName, category, isUnderWay = false }: Chosen,
): Promise<boolean> {
  const isListed = () =>
    (isUnderWay ? methods.known : methods.methods).some(({ name }) => name === methodName) ||
    (methodName == null && methods.groups.some(({ name }) => name === groupName));
  if (methods.flow !== flow || !isListed()) await methods.load(flow);
  if (!isListed()) await methods.loadRest();
  if (groupName != null) methods.selectGroup(groupName);
  return methodName == null || methods.selectMethod(methodName, { category: category ?? undefined, isUnderWay });
}
