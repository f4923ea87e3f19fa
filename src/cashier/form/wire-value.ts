import { readField, type ReadableField } from './read-field';

/** A field's value as the gateway receives it and as its patterns are tested on it. */
export const wireValue = (field: ReadableField, value: string | undefined): string => readField(field, value).value;
