/** Storybook's own window: readable names in the sidebar, and a wider viewport when two stories stand side by side. */
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';

const ACRONYMS = new Set(['upi', 'qr']);

/** `india-upi` → `India UPI`; names that already contain capitals stay as they are. */
function spoken(name: string): string {
  if (/[A-Z]/.test(name)) return name;
  const words = name.split(/[- ]/).map((word) => (ACRONYMS.has(word) ? word.toUpperCase() : word));
  const text = words.join(' ');
  return text[0]!.toUpperCase() + text.slice(1);
}

// A phone's viewport is high and narrow, so the panel stands to its right.
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
