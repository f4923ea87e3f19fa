import { readField, type ReadableField } from './read-field';

/** A field's value as the gateway receives it; its patterns are tested on the same value. */
export const wireValue = (field: ReadableField, value: string | undefined): string => readField(field, value).value;
