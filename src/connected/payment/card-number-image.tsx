import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { blocksOfFour } from '../../cashier/card/blocks-of-four';
import { Session } from '../../core/session/session';
import { useInject } from '../../kernel/react';

/**
 * Spec 9: 200x20, drawn at twice the resolution; font size 17 in phones' native views, else 14. Scales with the page's
 * text.
 */
const WIDTH = 200;
const HEIGHT = 20;
const SCALE = 2;
/** Root font size in px for which these numbers hold. */
const ROOT_FONT = 16;
/** Media queries that change colours, besides the theme. */
const COLORS = ['(forced-colors: active)', '(prefers-color-scheme: dark)', '(prefers-contrast: more)'];

/** A payee's card number as an image, so that its text cannot be read from the page; with a text alternative. */
export const CardNumberImage = observer(function CardNumberImage({ number }: { number: string }) {
  const { platform } = useInject(Session);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = blocksOfFour(number);
  const fontSize = platform === 'android' || platform === 'ios' ? 17 : 14;
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const redraw = () => draw(element, text, fontSize);
    redraw();
    const size = new ResizeObserver(redraw);
    size.observe(element);
    // A canvas does not follow style changes: in the other theme the number would be nearly invisible.
    const appearance = new MutationObserver(redraw);
    appearance.observe(document.documentElement, { attributeFilter: ['data-theme', 'style'] });
    const colors = COLORS.map((query) => matchMedia(query));
    for (const color of colors) color.addEventListener('change', redraw);
    return () => {
      size.disconnect();
      appearance.disconnect();
      for (const color of colors) color.removeEventListener('change', redraw);
    };
  }, [text, fontSize]);
  return (
    <canvas
      ref={canvas}
      width={WIDTH * SCALE}
      height={HEIGHT * SCALE}
      style={{ display: 'block', width: `${WIDTH / ROOT_FONT}rem`, maxWidth: '100%', aspectRatio: WIDTH / HEIGHT }}
      dir="ltr"
      role="img"
      aria-label={text}
    />
  );
});

function draw(canvas: HTMLCanvasElement, text: string, fontSize: number): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { color, fontFamily } = getComputedStyle(canvas);
  const scale = SCALE * ((canvas.clientWidth || WIDTH) / WIDTH);
  Object.assign(canvas, { width: Math.round(WIDTH * scale), height: Math.round(HEIGHT * scale) });
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, WIDTH, HEIGHT);
  context.font = `500 ${fontSize}px ${fontFamily}`;
  context.fillStyle = color;
  context.textBaseline = 'middle';
  // With a maximum width, a number of 19 digits is condensed instead of clipped.
  context.fillText(text, 0, HEIGHT / 2, WIDTH);
}
