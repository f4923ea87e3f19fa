import { useLayoutEffect, useRef, type ComponentPropsWithoutRef } from 'react';
import type { TextShape } from './text-shape';
import { TypedText } from './typed-text';

interface MaskedInputProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'value' | 'defaultValue' | 'onInput' | 'onChange'
> {
  value: string;
  onText(text: string): void;
  /** Without one the text stays as it is typed. */
  shape?: TextShape | undefined;
}

/**
 * An input that keeps all that comes into it, and shows it in its shape (see TypedText). For React it is an uncontrolled one:
 * the value is no attribute either, so that it stands in no copy of the page.
 */
export function MaskedInput({ value, onText, shape, ...attributes }: MaskedInputProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const typedRef = useRef<TypedText>(null);
  // Before the first update below: the text is there with the first picture.
  useLayoutEffect(() => {
    const typed = new TypedText(inputRef.current!, { shape: undefined, onText: () => undefined });
    typedRef.current = typed;
    return () => typed.stop();
  }, []);
  useLayoutEffect(() => typedRef.current?.update(value, { shape, onText }));
  return <input ref={inputRef} {...attributes} />;
}
