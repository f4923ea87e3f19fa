/** A field as the form holds it and as the unified flow sends it (spec 3, "Form field"). */
import * as v from 'valibot';
import { FieldOption, FormFieldType } from './method';
import { Text, absent } from './primitives';

const words = v.union([v.string(), Text]);

export const FormField = v.object({
  name: v.pipe(v.string(), v.minLength(1)),
  type: v.optional(FormFieldType, 'text'),
  value: v.optional(v.string(), ''),
  label: words,
  /** An example of what to type, shown while the field is empty. */
  placeholder: absent(words),
  mask: absent(v.string()),
  tooltip: absent(words),
  /**
   * Part of the advanced form (spec 3, "profile and advanced fields"). A method that wants the player's profile first asks
   * for it there, under `advanced`; in any other form it is folded under "More details", which opens when one of them is
   * wrong at submit or a reply asks for it. It is required like any other field.
   */
  isAdvanced: v.optional(v.boolean(), false),
  /**
   * Asked for by the fields before it: it appears once all of them are filled in well, and stays. Until then it is neither
   * required nor sent. The first field, and one that a reply asks for, are there at once.
   */
  isTriggered: v.optional(v.boolean(), false),
  isDisabled: v.optional(v.boolean(), false),
  validations: v.optional(v.array(v.object({ regex: v.string(), message: words })), () => []),
  items: v.optional(v.array(FieldOption), () => []),
});
export type FormField = v.InferOutput<typeof FormField>;
