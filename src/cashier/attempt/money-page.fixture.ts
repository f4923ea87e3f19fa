/** A page of the model of the core: whose it is, what it is made of, and what was confirmed on it. */
import type { PlayerScope } from '../../composition/player-scope';
import type { Realtime } from '../../core/realtime/realtime';
import type { resumingTab } from '../return/return.fixture';
import type { ScriptedRealtime } from '../test-kit/scripted-realtime';
import type { ConfirmStore } from '../withdrawal/confirm-store';
import type { AttemptIntent } from './attempt-record';
import type { Player, Wanted } from './money-gateway.fixture';

/** Whose page it is, and whose storage it has. */
export interface Owner {
  player: Player;
  isNamed: boolean;
  tab: number;
}

/** One confirmation of a payment by a player. */
export interface Press {
  owner: Owner;
  wanted: Wanted;
  intent: AttemptIntent;
  /** How often the player has said "make another" when this press was asked about. */
  goneOn: number;
  isPending: boolean;
}

type Stores = ReturnType<ReturnType<typeof resumingTab>['load']>;

export interface Page {
  owner: Owner;
  realtime: ScriptedRealtime;
  /** The channel as the page has it, within its player's scope. */
  channel: Realtime;
  scope: PlayerScope;
  stores: Stores;
  /** The page on which a withdrawal's code is entered. */
  confirm: ConfirmStore;
  /** Methods of which this page shows the field that the gateway has asked for. */
  readonly asked: Set<string>;
  /** Key of the create that was sent last, by wish. */
  readonly lastKeys: Map<string, string>;
  readonly presses: Press[];
}
