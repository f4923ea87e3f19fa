/** Both themes' colours from a brand's few, each as readable as WCAG 2.2 asks (1.4.3, 1.4.11). */
import { brandColors, contrast, mix, READABLE, SURFACE, type Rgb, type Theme } from './contrast';

/** Tokens that a brand sets once, for both themes: `seed-brand` and so on. */
export const SEEDS = ['brand', 'surface', 'success', 'warning', 'danger'] as const;
export type Seeds = Partial<Readonly<Record<(typeof SEEDS)[number], Rgb>>>;

/** A contrast that is enough for the edge of a control, and for a button's ground on a dark page. */
export const VISIBLE = 3;

const WHITE: Rgb = [1, 1, 1];
const BLACK: Rgb = [0, 0, 0];
/** On pure black neighbouring surfaces could not be told apart. */
const NIGHT: Rgb = [0.05, 0.055, 0.065];

/** Shares of the seed in the page and what stands on it; all else of the page is its paper. */
const SHARES = {
  light: { bg: 0.02, surface: 0.07, hover: 0.12, raised: 0, border: 0.18, canvas: 0.1, skeleton: 0.14 },
  dark: { bg: 0.05, surface: 0.14, hover: 0.2, raised: 0.18, border: 0.28, canvas: 0, skeleton: 0.26 },
} as const;

/** The colours by token that follow from the seeds in a theme. What no seed says keeps the design's own colour. */
export function seedColors(seeds: Seeds, theme: Theme): Record<string, Rgb> {
  const paper = theme === 'light' ? WHITE : NIGHT;
  const ink = theme === 'light' ? BLACK : WHITE;
  const page = seeds.surface && pageColors(seeds.surface, theme, paper, ink);
  // The ground with the least contrast to ink.
  const ground = page?.['color-surface-hover'] ?? SURFACE[theme];
  const colors: Record<string, Rgb> = { ...page };
  if (seeds.brand) {
    // On a light page a button is known by its dark text, and the brand keeps its colour; in the dark it needs light.
    const brand = theme === 'light' ? seeds.brand : towards(seeds.brand, ink, ground, VISIBLE);
    const { on, hover, text } = brandColors(brand, theme, ground);
    Object.assign(colors, { 'color-brand': brand, 'color-on-brand': on, 'color-brand-hover': hover });
    colors['color-brand-text'] = text;
  }
  for (const name of ['success', 'warning', 'danger'] as const) {
    const seed = seeds[name];
    if (!seed) continue;
    const soft = mix(page?.['color-bg'] ?? paper, seed, theme === 'light' ? 0.1 : 0.2);
    colors[`color-${name}-soft`] = soft;
    // It stands on the soft ground of its own, and on the page.
    colors[`color-${name}`] = towards(towards(seed, ink, soft, READABLE), ink, ground, READABLE);
  }
  return colors;
}

function pageColors(seed: Rgb, theme: Theme, paper: Rgb, ink: Rgb): Record<string, Rgb> {
  const { bg, surface, hover, raised, border, canvas, skeleton } = SHARES[theme];
  const ground = mix(paper, seed, hover);
  const header = towards(mix(BLACK, seed, 0.3), BLACK, WHITE, READABLE);
  return {
    'color-bg': mix(paper, seed, bg),
    'color-surface': mix(paper, seed, surface),
    'color-surface-hover': ground,
    'color-raised': mix(paper, seed, raised),
    'color-border': mix(paper, seed, border),
    'color-skeleton': mix(paper, seed, skeleton),
    'color-control-border': towards(mix(mix(paper, ink, 0.4), seed, 0.2), ink, ground, VISIBLE),
    'color-text': mix(ink, seed, 0.06),
    'color-text-muted': towards(mix(mix(paper, ink, 0.6), seed, 0.1), ink, ground, READABLE),
    // The next three are the legacy design’s.
    'color-canvas': mix(paper, seed, canvas),
    'color-header': header,
    'color-on-header': WHITE,
  };
}

/** The colour itself, or as much nearer to `ink` as the contrast to `ground` asks for. */
function towards(color: Rgb, ink: Rgb, ground: Rgb, ratio: number): Rgb {
  let result = color;
  for (let share = 0.05; contrast(result, ground) < ratio && share <= 1; share += 0.05) result = mix(color, ink, share);
  return contrast(result, ground) < ratio ? ink : result;
}
