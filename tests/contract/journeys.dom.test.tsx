// @vitest-environment happy-dom
/**
 * Each journey of each plugin, in each design, from the list to its end: in the whole cashier, as its player goes. The legacy
 * design in Hindi, to show that a journey depends on no language.
 */
import userEvent from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { App } from '@/shell/app';
import { handsOn } from '../kit/journeys/app-hands';
import { endPayment, makePayment, type JourneysFile } from '../kit/journeys/journey';
import { journeyApp } from '../kit/journeys/journey-app';
import { plugins } from './plugins';

const found = import.meta.glob<JourneysFile>('/plugins/*/journeys.fixture.ts', { eager: true });
const cases = plugins.flatMap(({ folder, manifest }) =>
  (['current', 'legacy'] as const).flatMap((design) =>
    Object.values(found[`/plugins/${folder}/journeys.fixture.ts`] ?? {})
      .filter(({ flow }) => manifest.entries.some((entry) => entry.flow === flow && entry.designs.includes(design)))
      .map((journey) => ({ folder, design, name: journey.name, journey })),
  ),
);

it.each(cases)('$folder, $design: $name', async ({ design, journey }) => {
  const app = await journeyApp(journey, design, design === 'legacy' ? 'hi' : 'en');
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  try {
    root.render(<App container={app.container} Layout={app.Layout} Crashed={app.Crashed} />);
    const hands = handsOn({ canvasElement: element, userEvent: userEvent.setup({ delay: null }) }, app, journey);
    await makePayment(hands, journey, design);
    expect([...app.gateway.transactions.values()].map(({ flow }) => flow)).toEqual([journey.flow]);
    await endPayment(hands, journey);
  } finally {
    root.unmount();
    element.remove();
    app.stop();
  }
});
