/** Storybook's own window: names as people say them, and room for two phones when a story stands beside another. */
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';

const ACRONYMS = new Set(['upi', 'qr']);

/** `india-upi` → `India UPI`; names that have capitals already stay. */
function spoken(name: string): string {
  if (/[A-Z]/.test(name)) return name;
  const words = name.split(/[- ]/).map((word) => (ACRONYMS.has(word) ? word.toUpperCase() : word));
  const text = words.join(' ');
  return text[0]!.toUpperCase() + text.slice(1);
}

// A phone is high: the panel stands beside it.
addons.setConfig({
  panelPosition: 'right',
  rightPanelWidth: 340,
  sidebar: { renderLabel: ({ name }: { name: string }) => spoken(name) },
});

addons.register('cashier/beside', (api) => {
  let before = 'nothing';
  api.on(GLOBALS_UPDATED, ({ globals }: { globals: Record<string, unknown> }) => {
    const beside = String(globals['beside']);
    if (beside === before) return;
    before = beside;
    api.updateGlobals({ viewport: { value: beside === 'nothing' ? 'phone' : 'pair', isRotated: false } });
  });
});
