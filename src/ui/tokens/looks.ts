/** Four looks that a brand can begin with: tokens for both themes and both designs. The playground and the stories show them. */
export const LOOKS = {
  meadow: {
    'seed-brand': '#0b6e4f',
    'seed-surface': '#3f7d5c',
    radius: '1.25rem',
    density: '1.15',
    'tile-shadow': '0 1px 4px rgb(0 0 0 / 12%)',
  },
  market: {
    'seed-brand': '#b3261e',
    'seed-surface': '#8a7a66',
    'seed-danger': '#8a1f5c',
    radius: '2px',
    density: '0.85',
    'tile-border': 'var(--color-control-border)',
  },
  night: {
    'seed-brand': '#7c4dff',
    'seed-surface': '#4c4a8f',
    'seed-success': '#1fbf9a',
    'seed-warning': '#e0a100',
    'seed-danger': '#ff4d6d',
    'field-label': 'inside',
  },
  lemon: {
    'seed-brand': '#ffd400',
    'field-label': 'inside',
    'tile-radius': '0',
    'tile-border': 'var(--color-border)',
    density: '0.9',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;
export type Look = keyof typeof LOOKS;
