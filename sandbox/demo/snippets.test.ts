import { describe, expect, it } from 'vitest';
import { readChoices } from './choices';
import { SNIPPETS, snippetOf, type SnippetKind } from './snippets';

const WIDGET = 'https://cashier.example.com/';
const kinds = Object.keys(SNIPPETS) as SnippetKind[];
const choices = readChoices('?country=br&lang=pt-BR&theme=dark&brand=%230a7a3c&design=legacy&token=a-players-token');

describe('snippetOf', () => {
  it.each(kinds)('%s holds no token that is in use', (kind) => {
    expect(snippetOf(kind, choices, WIDGET)).not.toContain('a-players-token');
  });

  it.each(['plain', 'react', 'element'] as const)('%s is what is shown', (kind) => {
    const code = snippetOf(kind, choices, WIDGET);
    for (const part of [WIDGET, 'BRL', 'BR', 'pt-BR', 'dark', '#0a7a3c']) expect(code).toContain(part);
  });

  it.each(['plain', 'react', 'element'] as const)('%s makes the frame of a quick deposit larger on demand', (kind) => {
    const code = snippetOf(kind, readChoices('?view=quick&listLayout=rows&quickAmounts=5,10'), WIDGET);
    for (const part of ['"view": "quick"', '"list_layout": "rows"', '"quick_amounts": "5,10"', '640'])
      expect(code).toContain(part);
    expect(code).toMatch(/onExpand|cashier-expand/);
    expect(snippetOf(kind, choices, WIDGET)).not.toMatch(/expand|320/i);
  });

  it.each(['plain', 'react', 'element'] as const)('%s sends the steps of a visit where they are wanted', (kind) => {
    const code = (funnel: string) => snippetOf(kind, readChoices(`?funnel=${funnel}`), WIDGET);
    expect(code('dataLayer')).toContain('window.dataLayer');
    expect(code('fetch')).toContain('keepalive: true');
    expect(code('fetch')).toMatch(/onAnalyticsEvent|cashier-analytics-event/);
    expect(code('none')).not.toMatch(/analytics/i);
  });

  it('says in the settings what is the deployment’s', () => {
    expect(JSON.parse(snippetOf('settings', choices, WIDGET))).toEqual({
      brandTokens: { 'color-brand': '#0a7a3c' },
      legacyCountries: ['br'],
    });
    expect(JSON.parse(snippetOf('settings', readChoices(''), WIDGET))).toEqual({});
  });
});
