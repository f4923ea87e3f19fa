import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FIXES } from '../../src/host-sdk/fixes';
import { DEPLOYMENT_FIXES } from '../doctor/finding';
import { integrityFile } from './integrity.mjs';
import { problemsPage } from './problems-page.mjs';

describe('integrity of the scripts', () => {
  it('is what a browser computes', () => {
    const hash = createHash('sha384').update('let a;').digest('base64');
    expect(JSON.parse(integrityFile('1.2.3', { 'a.js': 'let a;' }))).toEqual({
      version: '1.2.3',
      integrity: { 'a.js': `sha384-${hash}` },
    });
    expect(JSON.parse(integrityFile('1.2.3', {}, 'v1.0.0'))).toMatchObject({ version: '1.2.3', bridge: 'v1.0.0' });
  });
});

describe('the page that explains problems', () => {
  it('has a place for each code', () => {
    const page = problemsPage('docs/problems.md');
    expect(Object.keys({ ...FIXES, ...DEPLOYMENT_FIXES }).filter((code) => !page.includes(`id="${code}"`))).toEqual([]);
  });
});
