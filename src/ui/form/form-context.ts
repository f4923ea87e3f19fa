import { createContext } from 'react';
import type { FieldErrors } from './form-types';

export interface FormErrors {
  /** True after a failed submit: every field shows its message. */
  isShown: boolean;
  /** The field that got the focus after a failed submit. Its message stays although the field has the focus. */
  heldKey: string | null;
  /** Called when the player types in the field or leaves it. */
  release(): void;
  server: FieldErrors;
}

export const FormErrorsContext = createContext<FormErrors>({
  isShown: false,
  heldKey: null,
  release: () => {},
  server: {},
});
