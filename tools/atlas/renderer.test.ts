import { expect, it } from 'vitest';
import { rendererDifference, type Renderer } from './renderer';

const here: Renderer = { chromium: '141.0', fonts: { latin: 'NotoSans-Regular' }, drawing: 'a'.repeat(64) };

it('compares pictures of one renderer only, and names what differs', () => {
  expect(rendererDifference(here, { ...here })).toBeUndefined();
  const other = { ...here, fonts: { latin: 'DejaVuSans' }, drawing: 'b'.repeat(64) };
  expect(rendererDifference(here, other)).toMatch(/NotoSans-Regular[^]*DejaVuSans/);
  expect(rendererDifference(here, { ...here, chromium: '142.0' })).toMatch(/141\.0[^]*142\.0/);
});
