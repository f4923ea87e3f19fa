import { createContext } from 'react';
import type { Problems, Refusals } from './form-types';

/** What the fields of a form know of the whole. */
export interface FormContextValue {
  problems: Problems;
  refusals: Refusals;
  /** True after a failed submit: every field shows its message. */
  isShown: boolean;
  /** The field that got the focus after a failed submit. Its message stays although the field has the focus. */
  heldKey: string | null;
  /** Called when the player types in the field or leaves it. */
  release(): void;
  /** Keys of the fields that the player has yet to fill in. */
  emptyKeys: readonly string[];
}

export const FormContext = createContext<FormContextValue>({
  problems: {},
  refusals: {},
  isShown: false,
  heldKey: null,
  release: () => {},
  emptyKeys: [],
});
