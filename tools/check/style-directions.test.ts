import { expect, it } from 'vitest';
import { styleProblems } from './style-rules';

it.each([
  ['margin-left: 1rem', 'margin-left names a side of the screen: write margin-inline-start'],
  ['padding-bottom: 0', 'padding-bottom names a side of the screen: write padding-block-end'],
  ['border-right: 1px solid', 'border-right names a side of the screen: write border-inline-end'],
  ['border-left-color: red', 'border-left-color names a side of the screen: write border-inline-start-color'],
  ['scroll-padding-top: 0', 'scroll-padding-top names a side of the screen: write scroll-padding-block-start'],
  ['border-top-left-radius: 0', 'border-top-left-radius names a side of the screen: write border-start-start-radius'],
  ['left: 0', 'left names a side of the screen: write inset-inline-start'],
  ['top: 0', 'top names a side of the screen: write inset-block-start'],
  ['text-align: right', 'text-align names a side of the screen: write text-align: end'],
  ['float: left', 'float names a side of the screen: use a flex box or a grid'],
  ['margin: 0 1px 0 calc(2px + (1px * 2))', 'margin names a side of the screen: write margin-inline'],
  ['inset: 0 auto 0 0', 'inset names a side of the screen: write inset-inline'],
  ['border-width: 0 1px 0 0', 'border-width names a side of the screen: write border-inline-width'],
  [
    'padding-inline: env(safe-area-inset-left) 0',
    'padding-inline names a side of the screen: write var(--safe-area-start) or var(--safe-area-end)',
  ],
  [
    'transform: scale(2) translateX(1rem)',
    'transform names a side of the screen: multiply what moves sideways by var(--inline-sign)',
  ],
  ['translate: 50% 0', 'translate names a side of the screen: multiply what moves sideways by var(--inline-sign)'],
  [
    'box-shadow: inset 3px 0 0 red',
    'box-shadow names a side of the screen: multiply what moves sideways by var(--inline-sign)',
  ],
])('refuses %s', (declaration, problem) => {
  expect(styleProblems(`/* a */\n.a {\n  color: red;\n  ${declaration};\n}\n`)).toEqual([`2: ${problem}`]);
});

it.each([
  'margin-inline-start: 1rem',
  'inset: 0 1rem 0 1rem',
  'inset: 4.5rem 1rem 0',
  'margin: 0 calc(1px + 1px) 0 calc(1px + 1px)',
  'text-align: start',
  'transform: translateY(-100%)',
  'transform: translateX(calc(1rem * var(--inline-sign)))',
  'translate: 0 -50%',
  'box-shadow: inset 0 0 0 1px red',
  'padding-block-end: env(safe-area-inset-bottom)',
  '--safe-area-start: env(safe-area-inset-left)',
  'border-color: red',
])('accepts %s', (declaration) => expect(styleProblems(`.a { ${declaration}; }`)).toEqual([]));

it('looks into media queries and keyframes', () => {
  const text = '@media print {\n  .a {\n    right: 0;\n  }\n}\n@keyframes a {\n  from {\n    left: 0;\n  }\n}\n';
  expect(styleProblems(text)).toEqual([
    '2: right names a side of the screen: write inset-inline-end',
    '7: left names a side of the screen: write inset-inline-start',
  ]);
});

it('lets a rule for one direction of the page say at which side a text stands', () => {
  expect(styleProblems("[dir='rtl'] .a { text-align: right; }")).toEqual([]);
});
