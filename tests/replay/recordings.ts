/** What is recorded: the journeys of each plugin, its other visits, and a visit with faults. Each step ends at a screen to compare. */
import userEvent from '@testing-library/user-event';
import type { LoadedPayload } from '@/contract/host';
import type { Design } from '@/contract/primitives';
import { AppError } from '@/core/errors/app-error';
import { CANARY } from '@/core/trace/canaries.fixture';
import { handsOn } from '../kit/journeys/app-hands';
import { journeyOptions } from '../kit/journeys/journey-app';
import { endPayment, makePayment, openForm, submitForm } from '../kit/journeys/journey';
import type { Hands, Journey, JourneysFile } from '../kit/journeys/journey';
import type { Recording } from '../kit/replay/replay-input';
import type { StoryApp, StoryAppOptions } from '../kit/story-app';
import { testMethod } from '../kit/story-catalogue';
import { openMethod, payWith } from '../kit/story-steps';

export interface Recorded {
  name: string;
  options: StoryAppOptions;
  steps(app: StoryApp, root: HTMLElement): readonly (() => unknown)[];
}

const hostFor = ({ currency = 'EUR' }: StoryAppOptions): Partial<LoadedPayload> => ({
  token: CANARY.token,
  userId: CANARY.userId,
  user: {
    name: CANARY.name,
    email: CANARY.email,
    phone: CANARY.phone,
    address: CANARY.street,
    passport: CANARY.passport,
    token: CANARY.token,
    balanceData: { primary: { amount: 250_000, currency } },
  },
});

/** The player's own values are canaries. */
function typed(root: HTMLElement, app: StoryApp, journey: Journey): Hands {
  const hands = handsOn({ canvasElement: root, userEvent: userEvent.setup({ delay: null }) }, app, journey);
  const own: Readonly<Record<string, string>> = { full_name: CANARY.name, cpf: CANARY.cpf };
  return { ...hands, fill: (field, text) => hands.fill(field, own[field] ?? text) };
}

function ofJourney(plugin: string, journey: Journey, design: Design): Recorded[] {
  const name = `${plugin}: ${journey.name}`;
  const options = journeyOptions(journey);
  const whole: Recorded = {
    name,
    options,
    steps(app, root) {
      const hands = typed(root, app, journey);
      const open = () => openForm(hands, journey, design);
      const send = async () => {
        await journey.fill?.(hands, design);
        await submitForm(hands, journey);
      };
      return [
        ...(journey.asksForMethod ? [() => open().then(send)] : [open, send]),
        () => endPayment(hands, journey, design === 'current' ? 'pays' : 'declines'),
      ];
    },
  };
  const turns = Object.entries(journey.turns ?? {}).map(([turn, play]) => ({
    name: `${name}, ${turn}`,
    options,
    steps(app: StoryApp, root: HTMLElement) {
      const hands = typed(root, app, journey);
      return [() => makePayment(hands, journey, design), () => play(hands)];
    },
  }));
  return [whole, ...turns];
}

/** A refusal with the gateway's own words, then a cut connection. */
const refused: Recording = {
  name: 'a refusal and a cut line',
  options: { methods: [testMethod('test_card_unified')] },
  steps: [
    (app) => openMethod(app, 'test_card_unified'),
    (app) => {
      const error = { code: 'banking.merchantClientError', status: 400 };
      const said = new AppError(`Not for ${CANARY.name}, card ${CANARY.card}`, error);
      app.gateway.refuseNext('BANKING:deposit-create', said);
      return payWith(app, 'test_card_unified');
    },
    (app) => app.gateway.cut(),
    (app) => app.gateway.restore(),
  ],
};

const journeys = import.meta.glob<JourneysFile>('/plugins/*/journeys.fixture.ts', { eager: true });
const visits = import.meta.glob<{ recordings?: readonly Recording[] }>('/plugins/*/replay.fixture.ts', { eager: true });

export function recordingsIn(design: Design): readonly Recorded[] {
  const others = [...Object.values(visits).flatMap(({ recordings = [] }) => recordings), refused];
  return [
    ...Object.entries(journeys).flatMap(([path, file]) =>
      Object.values(file).flatMap((journey) => ofJourney(path.split('/')[2]!, journey, design)),
    ),
    ...others.map(({ steps, ...rest }) => ({
      ...rest,
      steps: (app: StoryApp) => steps.map((step) => () => step(app)),
    })),
  ].map((one) => ({ ...one, options: { ...one.options, host: hostFor(one.options) } }));
}
