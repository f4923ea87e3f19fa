import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Width of an element in device pixels, and device pixels per CSS pixel (`ratio`). `pixels` is 0 before layout. */
export function useScreenPixels<E extends Element>(): { ref: RefObject<E | null>; pixels: number; ratio: number } {
  const ref = useRef<E>(null);
  const [size, setSize] = useState({ pixels: 0, ratio: 1 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const ratio = devicePixelRatio;
      const pixels = Math.floor(element.clientWidth * ratio);
      setSize((before) => (before.pixels === pixels && before.ratio === ratio ? before : { pixels, ratio }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, ...size };
}
