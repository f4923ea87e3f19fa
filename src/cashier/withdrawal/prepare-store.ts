import type { FormApi } from 'final-form';
import type { InjectionToken } from 'tsyringe';
import type { FormField } from '../../contract/form-field';
import type { PaymentMethod } from '../../contract/method';
import type { PaymentFormValues } from '../form/field-key';

/** What the profile always asks for; their form keys are `fieldKey(name)`. */
export const PROFILE_FIELDS = ['name', 'birthday', 'country', 'phone', 'email'] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** The profile that a method wants before the first withdrawal (spec 4, "Prepare submit"). One per scope. Observable. */
export interface PrepareStore {
  /** What is typed, by form key; it is stored nowhere else. Starts with what the player's profile holds. */
  readonly form: FormApi<PaymentFormValues>;
  readonly method: PaymentMethod | undefined;
  /** The profile's own fields, then the method's advanced ones, with labels and messages in the player's language. */
  readonly fields: readonly FormField[];
  readonly isSubmitting: boolean;
  /** The gateway's messages by form key; a new object for each answer. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** About the whole form. */
  readonly error: string | undefined;
  open(): void;
  /** `name`: a name of `fields`. */
  validateField(name: string, value: string): string | undefined;
  /** Updates the profile, prepares, then shows the withdrawal list. Never rejects. */
  submit(): Promise<void>;
  reset(): void;
  dispose(): void;
}
export const PrepareStore: InjectionToken<PrepareStore> = Symbol('PrepareStore');
