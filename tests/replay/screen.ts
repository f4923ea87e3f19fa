/** Captures a screen to compare it with another one that shows placeholders instead of the player's values. */
import { page } from 'vitest/browser';

export interface Screen {
  /** All readable texts in document order: texts, names of controls, values of fields. */
  texts: string[];
  /** Screenshot with each letter and digit replaced by `x`, and without the content of QR codes and barcodes. */
  picture: ImageData;
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const isLoading = ({ complete }: HTMLImageElement) => !complete;

/** Captures the screen once it has stopped changing. */
export async function stillScreen(root: HTMLElement): Promise<Screen> {
  let before = '';
  for (let same = 0; same < 3;) {
    await frame();
    await new Promise((resolve) => setTimeout(resolve));
    const now = root.innerHTML;
    const isWaiting = root.querySelector('[aria-busy="true"]') || [...root.querySelectorAll('img')].some(isLoading);
    same = now === before && !isWaiting ? same + 1 : 0;
    before = now;
  }
  await document.fonts.ready;
  // A busy machine paints what has changed a moment later.
  let picture = await pictureOf(root);
  for (let next = await pictureOf(root); difference(next, picture); next = await pictureOf(root)) picture = next;
  return { texts: textsOf(root), picture };
}

function textsOf(root: HTMLElement): string[] {
  const texts: string[] = [];
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    const name = element.getAttribute('aria-label');
    if (name) texts.push(name);
    if (element instanceof HTMLInputElement) texts.push(element.value, element.placeholder);
    for (const node of element.childNodes) if (node instanceof Text && node.data.trim() !== '') texts.push(node.data);
  }
  return texts;
}

async function pictureOf(root: HTMLElement): Promise<ImageData> {
  const copy = root.cloneNode(true) as HTMLElement;
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) (walker.currentNode as Text).data = outline((walker.currentNode as Text).data);
  for (const input of copy.querySelectorAll('input')) {
    input.value = outline(input.value);
    input.placeholder = outline(input.placeholder);
  }
  for (const code of copy.querySelectorAll<HTMLElement>('img[src^="data:image/svg"]:not([alt=""])'))
    code.style.visibility = 'hidden';
  // No animations: they would restart in the copy, and what has moved is painted slightly differently.
  const still = document.createElement('style');
  still.textContent =
    ':root:root *, :root:root ::before, :root:root ::after { animation: none !important; transition: none !important; }';
  document.head.append(still);
  root.hidden = true;
  root.after(copy);
  try {
    // Wait for the copy's icons, which are fetched again.
    await Promise.allSettled([...copy.querySelectorAll('img')].map((image) => image.decode()));
    const base64 = await page.screenshot({ base64: true, save: false });
    const bytes = await (await fetch(`data:image/png;base64,${base64}`)).blob();
    const image = await createImageBitmap(bytes);
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  } finally {
    copy.remove();
    still.remove();
    root.hidden = false;
  }
}

/**
 * Texts that differ in length or in more than a replaced value; empty when the screens are the same.
 * `replaced`: the values for which the second screen shows placeholders.
 */
export function otherTexts(before: readonly string[], after: readonly string[], replaced: readonly string[]): string[] {
  if (before.length !== after.length) return [`${before.join(' | ')} -> ${after.join(' | ')}`];
  const values = replaced.map(squeezed).filter((value) => value !== '');
  return before.flatMap((text, at) => {
    const again = after[at]!;
    // A card's number arrives encrypted, so the trace has only zeros in its place.
    const isCard = /^0{13,19}$/.test(squeezed(again));
    const isReplaced =
      isCard || values.some((value) => squeezed(text).includes(value) || value.includes(squeezed(text)));
    return text === again || (isReplaced && outline(text) === outline(again)) ? [] : [`${text} -> ${again}`];
  });
}

const squeezed = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
/** Replaces letters and digits alike, because placeholders with check digits have letters in place of digits. */
const outline = (text: string) => text.replace(/[\p{L}\p{N}]/gu, 'x');

/** Number and bounding box of the differing places, in px; undefined when none does. */
export function difference(a: ImageData, b: ImageData): string | undefined {
  if (a.width !== b.width || a.height !== b.height) return 'sizes';
  const [left, right] = [new Uint32Array(a.data.buffer), new Uint32Array(b.data.buffer)];
  const places = [...left.keys()].filter((at) => left[at] !== right[at]);
  if (places.length === 0) return undefined;
  const [columns, rows] = [places.map((at) => at % a.width), places.map((at) => Math.floor(at / a.width))];
  const range = (all: number[]) => `${Math.min(...all)}-${Math.max(...all)}`;
  return `${places.length} px in x ${range(columns)}, y ${range(rows)}`;
}
