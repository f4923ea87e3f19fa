import { describe, expect, it } from 'vitest';
import { readConfig } from './config';

describe('readConfig', () => {
  it.each(['http://localhost:4100/', 'https://cashier.example/pay'])('takes %s', (widgetUrl) => {
    expect(readConfig(JSON.stringify({ widgetUrl }))).toEqual({ ok: true, value: { widgetUrl } });
  });

  it.each([
    '',
    '{',
    '[]',
    'null',
    '{}',
    '{"widgetUrl":""}',
    '{"widgetUrl":"javascript:alert(1)"}',
    '{"widgetUrl":"http://"}',
  ])('refuses %s with a reason', (text) => {
    const read = readConfig(text);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.error.message).toContain('demo-config');
  });
});
