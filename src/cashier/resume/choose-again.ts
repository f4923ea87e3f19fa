import type { Flow } from '../../contract/primitives';
import type { MethodsStore } from '../methods/methods-store';
import type { Place } from './place-record';

/**
 * Selects the given group and method again, so that the form, a new code and going back have them. False when the
 * method is no longer on offer.
 */
export async function chooseAgain(
  methods: MethodsStore,
  flow: Flow,
  chosen: Pick<Place, 'groupName' | 'methodName'>,
): Promise<boolean> {
  const isListed = () =>
    methods.methods.some(({ name }) => name === chosen.methodName) ||
    (chosen.methodName == null && methods.groups.some(({ name }) => name === chosen.groupName));
  if (methods.flow !== flow || !isListed()) await methods.load(flow);
  if (!isListed()) await methods.loadRest();
  if (chosen.groupName != null) methods.selectGroup(chosen.groupName);
  return chosen.methodName == null || methods.selectMethod(chosen.methodName);
}
