import fc from 'fast-check';
import { createForm } from 'final-form';
import { describe, expect, it } from 'vitest';
import { fieldKey } from './field-key';

const name = fc.oneof(
  fc.string({ minLength: 1 }),
  fc.string({ unit: fc.constantFrom('a', '_', '.', '[', ']', '0', '5', 'f'), minLength: 1 }),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'a.b', 'a[0]', 'amount', 'é', '😀'),
);

describe('fieldKey', () => {
  it('gives two names two keys', () => {
    fc.assert(
      fc.property(name, name, (a, b) => {
        expect(fieldKey(a) === fieldKey(b)).toBe(a === b);
      }),
    );
  });

  it('is one flat key to final-form, whatever the gateway calls its field', () => {
    fc.assert(
      fc.property(name, fc.string({ minLength: 1 }), (field, value) => {
        const form = createForm<Record<string, string>>({ onSubmit: () => undefined });
        form.change(fieldKey(field), value);
        expect(form.getState().values).toEqual({ [fieldKey(field)]: value });
      }),
    );
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
