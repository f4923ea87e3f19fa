import { useLayoutEffect, useRef, type ComponentPropsWithoutRef } from 'react';
import type { TextShape } from './text-shape';
import { TypedText } from './typed-text';

interface MaskedInputProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'value' | 'defaultValue' | 'onInput' | 'onChange'
> {
  value: string;
  onText(text: string): void;
  /** Without a shape the text stays as typed. */
  shape?: TextShape | undefined;
}

/**
 * An input that drops no character, and shows its text in a shape (see TypedText). It is uncontrolled for React: the
 * value is no attribute either, so that it appears in no copy of the page's HTML.
 */
export function MaskedInput({ value, onText, shape, ...attributes }: MaskedInputProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const typedRef = useRef<TypedText>(null);
  // Must run before the effect below, so that the text is there in the first frame.
  useLayoutEffect(() => {
    const typed = new TypedText(inputRef.current!, { shape: undefined, onText: () => undefined });
    typedRef.current = typed;
    return () => typed.stop();
  }, []);
  useLayoutEffect(() => typedRef.current?.update(value, { shape, onText }));
  return <input ref={inputRef} {...attributes} />;
}
