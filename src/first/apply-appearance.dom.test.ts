import { expect, it } from 'vitest';
import { fakeSession } from '../core/session/session.fake';
import { applyAppearance, applyLanguage } from './apply-appearance';

const html = document.documentElement;
const dress = (lang: string) =>
  applyAppearance(document, fakeSession({ lang }), { brandTokens: {}, brandTokensDark: {} });

it('has the direction of the texts that are shown, not of what the host has named', () => {
  dress('sd-Deva');
  expect([html.lang, html.dir]).toEqual(['en', 'ltr']);
  dress('pt-BR');
  expect([html.lang, html.dir]).toEqual(['pt', 'ltr']);
});

it('turns with the language', () => {
  applyLanguage(html, 'ar');
  expect([html.lang, html.dir]).toEqual(['ar', 'rtl']);
  applyLanguage(html, 'ru');
  expect([html.lang, html.dir]).toEqual(['ru', 'ltr']);
});
