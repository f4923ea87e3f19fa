/** States for which each screen must have a story: a plugin's are declared in its folder, the shell's here. */
import type { StatesOfScreens } from '../kit/screen-states';

const found = import.meta.glob<StatesOfScreens>('/plugins/*/states.fixture.ts', { eager: true, import: 'states' });

const SHELL: StatesOfScreens = {
  list: {
    kind: 'list',
    not: { Empty: 'the empty page, a screen of its own', ErrorOfTheCall: 'the error page, a screen of its own' },
  },
  group: { kind: 'groupList' },
  bonusDetails: { kind: 'text', also: ['Empty'] },
  complete: { kind: 'status' },
  empty: { kind: 'text' },
  error: { kind: 'text', also: ['ErrorOfTheCall'], not: { Filled: 'ErrorOfTheCall shows it' } },
  resume: { kind: 'text', also: ['Loading'], not: { Filled: 'Loading shows it' } },
  form: {
    kind: 'text',
    also: ['Loading', 'Failed'],
    not: { Offline: 'a window of its own, without a connection' },
  },
};

const SHELL_WITHDRAWAL: StatesOfScreens = {
  confirm: {
    kind: 'paymentWithInput',
    also: ['Loading'],
    not: { Empty: 'Waiting shows the field before anything is typed' },
  },
  prepare: { kind: 'form' },
};

const SHELL_PLAYER: StatesOfScreens = {
  locked: { kind: 'text' },
  limits: {
    kind: 'form',
    not: { Loading: 'drawn from what the list has brought', Empty: 'Filled shows periods without a limit too' },
  },
};

const SHELL_QUICK: StatesOfScreens = {
  quick: { kind: 'text', also: ['Empty'] },
};

/** The states of the screens of the manifest with this id; undefined for a plugin that declares none. */
export function statesOf(id: string): StatesOfScreens | undefined {
  if (id === 'shell') return SHELL;
  if (id === 'player') return SHELL_PLAYER;
  if (id === 'quick') return SHELL_QUICK;
  return id === 'shell-withdrawal' ? SHELL_WITHDRAWAL : found[`/plugins/${id}/states.fixture.ts`];
}
