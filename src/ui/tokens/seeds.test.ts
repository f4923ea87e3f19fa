import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contrast, READABLE, type Rgb, type Theme } from './contrast';
import { seedColors, SEEDS, VISIBLE } from './seeds';

const hex = (text: string): Rgb => [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16) / 255) as unknown as Rgb;
const channel = fc.integer({ min: 0, max: 255 }).map((value) => value / 255);
const anyColor: fc.Arbitrary<Rgb> = fc.tuple(channel, channel, channel);
const anySeeds = fc.record(
  Object.fromEntries(SEEDS.map((name) => [name, anyColor])) as Record<string, typeof anyColor>,
);
const anyTheme = fc.constantFrom('light' as const, 'dark' as const);

/** What is written or drawn on what, with the contrast that WCAG asks for. */
const PAIRS: [string, string[], number][] = [
  ['color-text', ['color-bg', 'color-surface', 'color-surface-hover', 'color-raised', 'color-canvas'], 7],
  ['color-text-muted', ['color-bg', 'color-surface', 'color-surface-hover', 'color-raised'], READABLE],
  ['color-brand-text', ['color-bg', 'color-surface', 'color-surface-hover', 'color-raised'], READABLE],
  ['color-on-brand', ['color-brand', 'color-brand-hover'], READABLE],
  ['color-control-border', ['color-bg', 'color-surface'], VISIBLE],
  ['color-on-header', ['color-header'], READABLE],
  ...['success', 'warning', 'danger'].map((name): [string, string[], number] => [
    `color-${name}`,
    [`color-${name}-soft`, 'color-bg', 'color-surface', 'color-surface-hover'],
    READABLE,
  ]),
];

it('is readable in both themes, whatever the seeds are', () => {
  fc.assert(
    fc.property(anySeeds, anyTheme, (seeds, theme) => {
      const colors = seedColors(seeds, theme);
      const inTheDark: typeof PAIRS = [['color-brand', ['color-bg', 'color-surface'], VISIBLE]];
      for (const [name, grounds, ratio] of [...PAIRS, ...(theme === 'dark' ? inTheDark : [])])
        for (const ground of grounds)
          expect(contrast(colors[name]!, colors[ground]!), `${name} on ${ground}`).toBeGreaterThanOrEqual(ratio - 1e-9);
    }),
  );
});

it('is readable on the page as well, where the brand’s own tint would be darker', () => {
  const colors = seedColors({ brand: [0.941, 0, 0], surface: [0, 0.851, 0] }, 'dark');
  expect(contrast(colors['color-brand-text']!, colors['color-surface-hover']!)).toBeGreaterThanOrEqual(READABLE);
});

it('says nothing of what has no seed', () => {
  expect(seedColors({}, 'light')).toEqual({});
  expect(Object.keys(seedColors({ danger: [1, 0, 0] }, 'dark'))).toEqual(['color-danger-soft', 'color-danger']);
});

it('leaves a colour alone that can be seen in the theme', () => {
  const blue: Rgb = [0.05, 0.24, 0.57];
  expect(seedColors({ brand: blue }, 'light')['color-brand']).toEqual(blue);
  expect(seedColors({ brand: blue }, 'dark')['color-brand']).not.toEqual(blue);
});

it('keeps the designs’ own colours readable on any page', () => {
  for (const file of ['src/ui/tokens/tokens.css', 'src/ui/legacy/tokens.css']) {
    for (const [, theme, block] of readFileSync(file, 'utf8').matchAll(
      /data-theme='(\w+)'\] \{([^}]*--color-bg[^}]*)/g,
    ))
      for (const name of ['success', 'warning', 'danger']) {
        const color = hex(new RegExp(`--color-${name}: (#\\w+)`).exec(block!)![1]!);
        fc.assert(
          fc.property(anyColor, (surface) => {
            const page = seedColors({ surface }, theme as Theme);
            expect(contrast(color, page['color-surface']!), `${file} ${theme} ${name}`).toBeGreaterThanOrEqual(
              READABLE,
            );
          }),
        );
      }
  }
});
