/** Draws a slip as a picture: black on white, as it would be printed. */
import { barsOf, widthOf, type Bars } from '../barcode/bars';
import type { Slip } from './slip';

/** Pixels. Wide enough to give a boleto's narrowest bar two whole pixels. */
const WIDTH = 1080;
const MARGIN = 60;
const BARS_HEIGHT = 170;
const INK = '#000000';
const MUTED = '#555555';

export function drawSlip(slip: Slip, document: Document): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const family = getComputedStyle(document.body).fontFamily;
  canvas.width = WIDTH;
  // Lay out twice: first to learn the height, because setting it clears the canvas, then to draw.
  canvas.height = layOut(slip, context, family);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  layOut(slip, context, family);
  return canvas;
}

/** @returns the height in pixels */
function layOut({ title, rows, reference, bars }: Slip, context: CanvasRenderingContext2D, family: string): number {
  let y = MARGIN;
  const write = (text: string, size: number, weight: number, color: string) => {
    context.font = `${weight} ${size}px ${family}`;
    context.fillStyle = color;
    context.textBaseline = 'top';
    for (const line of linesOf(text, context)) {
      context.fillText(line, MARGIN, y);
      y += size * 1.35;
    }
  };
  const fact = (label: string, value: string, size: number) => {
    write(label, 30, 400, MUTED);
    write(value, size, 600, INK);
    y += 30;
  };
  write(title, 52, 600, INK);
  y += 36;
  fact(reference.label, reference.text, 44);
  if (bars) {
    drawBars(bars, context, y);
    y += BARS_HEIGHT + 48;
  }
  for (const { label, value } of rows) fact(label, value, 38);
  return Math.ceil(y + MARGIN - 30);
}

/** Uses whole pixels per unit: scanners detect edges, and an edge in grey is none. */
function drawBars(bars: Bars, context: CanvasRenderingContext2D, y: number): void {
  const width = widthOf(bars);
  const unit = Math.max(1, Math.min(4, Math.floor(WIDTH / width)));
  const left = Math.floor((WIDTH - width * unit) / 2);
  context.fillStyle = INK;
  for (const bar of barsOf(bars)) context.fillRect(left + bar.x * unit, y, bar.width * unit, BARS_HEIGHT);
}

function linesOf(text: string, context: CanvasRenderingContext2D): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || context.measureText(longer).width > WIDTH - 2 * MARGIN) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
