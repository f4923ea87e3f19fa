import { useMaskito } from '@maskito/react';
import type { MaskitoOptions } from '@maskito/core';
import type { ComponentPropsWithoutRef } from 'react';

interface MaskedInputProps extends ComponentPropsWithoutRef<'input'> {
  /** Keep the object stable between renders. */
  mask: MaskitoOptions | null;
}

/** An input of its own: maskito draws again whoever asks for a mask, three times until it has the element. */
export function MaskedInput({ mask, ...attributes }: MaskedInputProps) {
  return <input ref={useMaskito({ options: mask })} {...attributes} />;
}
