import type { Socket } from 'socket.io-client';
import { readLeniently } from '../../contract/lenient';
import type { ContractError } from '../../contract/parse';
import { PUSHES, type PushData, type PushType } from '../../contract/realtime';
import { Listeners } from './listeners';

const PUSH_TYPES = Object.keys(PUSHES) as PushType[];

interface Reports {
  /** Called when a listener throws. */
  error(error: unknown): void;
  /** Called when a push violates the contract. */
  problem(problem: ContractError): void;
}

/** Listeners by push type. They run outside any MobX action, so that a push that changes nothing costs none. */
export class PushListeners {
  private readonly byType: Readonly<Record<PushType, Listeners<[unknown]>>>;

  constructor(private readonly reports: Reports) {
    const listeners = () => new Listeners<[unknown]>(reports.error);
    const byType = PUSH_TYPES.map((type) => [type, listeners()]);
    this.byType = Object.fromEntries(byType) as Record<PushType, Listeners<[unknown]>>;
  }

  on<T extends PushType>(type: T, listener: (data: PushData<T>) => void): () => void {
    return this.byType[type].add(listener as (data: unknown) => void);
  }

  listen(socket: Socket): void {
    for (const type of PUSH_TYPES) socket.on(type, (frame: unknown) => this.receive(type, frame));
  }

  private receive(type: PushType, frame: unknown): void {
    const push = readLeniently<unknown>(PUSHES[type], frame, `${type} push`);
    const problem = push.ok ? push.problem : push.error;
    if (problem) this.reports.problem(problem);
    if (push.ok) this.byType[type].call(push.value);
  }
}
