import { createContext } from 'react';
import type { FieldErrors } from './form-types';

export interface FormErrors {
  /** A submit failed: every field says what is wrong with it. */
  isShown: boolean;
  /** The field that a failed submit gave the focus to: its message stays although it has the focus. */
  heldKey: string | null;
  /** The player typed in the field or left it. */
  release(): void;
  server: FieldErrors;
}

export const FormErrorsContext = createContext<FormErrors>({
  isShown: false,
  heldKey: null,
  release: () => {},
  server: {},
});
