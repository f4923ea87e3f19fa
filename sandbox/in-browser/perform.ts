import { parseOrThrow, type Schema } from '../../src/contract/parse';
import { PUSHES, type PushType } from '../../src/contract/realtime';
import type { Perform } from '../director/director';
import type { Player } from './player';

/** Performs the director's actions on the player's ledger. @throws Error that says what was refused */
export function performOn(playerOf: (token: string) => Player): Perform {
  return async (token, action) => {
    const player = playerOf(token);
    const last = () => {
      const [found] = player.shown();
      if (!found) throw new Error('The player has no transaction yet');
      return found.id;
    };
    switch (action.do) {
      case 'approve':
        return void player.settle(last(), 'processed');
      case 'cancel':
        return void player.settle(last(), 'mistaked', 'cancelled_by_player');
      case 'decline':
        return void player.settle(last(), 'mistaked', action.reason);
      case 'event':
        return player.provider.deliver(last(), action.event);
      case 'push': {
        const text = JSON.stringify(action.data ?? {}).replaceAll('{id}', () => last());
        const data = parseOrThrow(PUSHES[action.event] as Schema<unknown>, JSON.parse(text), action.event);
        return player.push(action.event as PushType, data as never);
      }
      case 'lock': {
        const { flow = 'deposit', reason, until, text, action: way } = action;
        return player.changeStanding({ locks: [{ flow, reason, until, text, action: way } as never] });
      }
      case 'unlock':
        return player.changeStanding({ locks: [] });
      case 'method':
        return player.setState(action.name, { level: action.level, reason: action.reason } as never);
      case 'limit':
        return player.changeStanding({
          limits: [{ kind: 'deposit', period: action.period, max: action.max, used: 0 }],
        });
      case 'money':
        return player.credit({ amount: action.amount, currency: action.currency });
      case 'answer':
      case 'cut':
      case 'clock':
        throw new Error(`${action.do} is the edge's own`);
    }
  };
}
