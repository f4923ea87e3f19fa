/** What the reader's page does with the steps of a visit, as code (docs/analytics.md). */
import type { Choices } from './choices';

const CODES = {
  none: undefined,
  dataLayer: '({ name, params }) => (window.dataLayer ??= []).push({ event: `cashier_${name}`, cashier: params })',
  fetch:
    "({ name, params }) => fetch('/funnel', { method: 'POST', keepalive: true, body: JSON.stringify({ name, params }) })",
};

/** The function as code; `undefined` where the page does nothing with them. */
export const funnelCode = (funnel: Choices['funnel']): string | undefined => CODES[funnel];
