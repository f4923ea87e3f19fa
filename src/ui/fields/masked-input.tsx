import { Maskito, type MaskitoOptions } from '@maskito/core';
import { useCallback, type ComponentPropsWithoutRef } from 'react';

interface MaskedInputProps extends ComponentPropsWithoutRef<'input'> {
  /** Keep the object stable between renders. */
  mask: MaskitoOptions | null;
}

/** Masked as soon as it is in the page. maskito's own hook draws whoever asks for a mask three times until then. */
export function MaskedInput({ mask, ...attributes }: MaskedInputProps) {
  const ref = useCallback(
    (input: HTMLInputElement) => {
      if (!mask) return;
      const masked = new Maskito(unseenByReact(input), mask);
      return () => masked.destroy();
    },
    [mask],
  );
  return <input ref={ref} {...attributes} />;
}

/**
 * The element for maskito, which sets its value as a browser does while the player types: by the prototype's setter. React
 * has one of its own in front of that, and takes a value that came by it for one that it has set itself.
 */
function unseenByReact(input: HTMLInputElement): HTMLInputElement {
  return new Proxy(input, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
    set: (target, name, value) =>
      Reflect.set(name === 'value' ? HTMLInputElement.prototype : target, name, value, target),
  });
}
