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
  isAdvanced: v.optional(v.boolean(), false),
  isTriggered: v.optional(v.boolean(), false),
  isDisabled: v.optional(v.boolean(), false),
  validations: v.optional(v.array(v.object({ regex: v.string(), message: words })), () => []),
  items: v.optional(v.array(FieldOption), () => []),
});
export type FormField = v.InferOutput<typeof FormField>;
