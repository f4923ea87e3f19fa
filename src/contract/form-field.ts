/** A field as the form holds it and as the unified flow sends it (spec 3, "Form field"). */
import * as v from 'valibot';
import { FieldOption, FormFieldType } from './method';
import { Value, Words, absent, listOf } from './primitives';

export const FormField = v.object({
  name: v.pipe(v.string(), v.minLength(1)),
  type: v.nullish(FormFieldType, 'text'),
  value: v.nullish(Value, ''),
  /** Default: the field's name is shown. */
  label: v.nullish(Words, ''),
  /** An example of what to type, shown while the field is empty. */
  placeholder: absent(Words),
  mask: absent(v.string()),
  /** As in a method's field. */
  accountKind: absent(v.string()),
  tooltip: absent(Words),
  /**
   * Part of the advanced form (spec 3, "profile and advanced fields"). A method that needs the player's profile first
   * asks for this field there, under `advanced`. In any other form the field is folded under "More details", which
   * opens when one of its fields is invalid at submit or a reply asks for it. It is required like any other field.
   */
  isAdvanced: v.nullish(v.boolean(), false),
  /**
   * The field appears once all fields before it are filled in correctly, and then stays. Until then it is neither
   * required nor sent. The first field, and a field that a reply asks for, are there at once.
   */
  isTriggered: v.nullish(v.boolean(), false),
  isDisabled: v.nullish(v.boolean(), false),
  validations: listOf(v.object({ regex: v.string(), message: v.nullish(Words, '') })),
  items: listOf(FieldOption),
});
export type FormField = v.InferOutput<typeof FormField>;
