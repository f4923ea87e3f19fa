/** Simulates gateway, provider and network for each player separately, at the gateway's edge; the gateway behind it stays correct. */
import type { Socket } from 'socket.io';
import * as v from 'valibot';
import { RequestEnvelope, type ReplyEnvelope, type RequestType } from '../../src/contract/realtime';
import { PLAIN_EDGE, type RealtimeEdge } from '../realtime/edge';
import { sleep } from '../sleep';
import { userIdOf } from '../store/user-id';
import { AMOUNT_ACTIONS, centsOf } from './amounts';
import { DirectorLog } from './director-log';
import type { Action, AnswerAction, Scenario, Step } from './scenario';

/** Performs an action that needs the database, in the player's name. */
export type Perform = (token: string, action: Action) => Promise<void>;

interface Stage {
  steps: Step[];
  answers: AnswerAction[];
  cutUntil: number;
  timers: Set<NodeJS.Timeout>;
}

const CREATES = /create|deposit-prepare/;
const tokenOf = ({ handshake }: Socket): string => String(handshake.query['Authorization'] ?? '');

export class Director implements RealtimeEdge {
  readonly log = new DirectorLog();
  /** Set once the gateway is composed. */
  perform: Perform = () => Promise.resolve();
  private readonly stages = new Map<string, Stage>();
  private readonly sockets = new Map<string, Set<Socket>>();
  private aheadMs = 0;

  constructor(private readonly behind: RealtimeEdge = PLAIN_EDGE) {}

  /** The gateway's clock, milliseconds since the epoch. */
  now = (): number => Date.now() + this.aheadMs;
  get isAhead(): boolean {
    return this.aheadMs > 0;
  }

  /** Replaces the player's current scenario. */
  start(token: string, { steps, title }: Scenario): void {
    this.stop(token);
    this.log.add(token, 'scenario', title);
    const waiting = steps.filter(({ when }) => when !== 'start');
    this.stages.set(token, { ...this.stageOf(token), steps: waiting });
    for (const step of steps) if (step.when === 'start') this.play(token, step);
  }

  /** Ends the player's scenario. Also resets the clock, which all players share. */
  stop(token: string): void {
    for (const timer of this.stages.get(token)?.timers ?? []) clearTimeout(timer);
    this.stages.delete(token);
    this.aheadMs = 0;
  }

  dispose(): void {
    for (const token of [...this.stages.keys()]) this.stop(token);
  }

  async act(token: string, action: Action, call?: RequestType): Promise<void> {
    this.log.add(token, 'did', sentence(action));
    const stage = this.stageOf(token);
    if (action.do === 'answer') stage.answers.push({ ...action, call: action.call ?? call });
    else if (action.do === 'cut') this.cut(token, action.seconds);
    else if (action.do === 'clock') this.aheadMs += action.minutes * 60_000;
    else await this.perform(token, action);
  }

  isCut(token: string): boolean {
    return (this.stages.get(token)?.cutUntil ?? 0) > Date.now();
  }

  refuse: RealtimeEdge['refuse'] = (socket) => {
    const token = tokenOf(socket);
    if (this.isCut(token)) return new Error('The line is cut');
    const own = this.sockets.get(token) ?? new Set();
    this.sockets.set(token, own.add(socket));
    socket.on('disconnect', () => own.delete(socket));
    return this.behind.refuse(socket);
  };

  receive: RealtimeEdge['receive'] = async (socket, message, send, answer) => {
    const token = tokenOf(socket);
    const envelope = v.safeParse(RequestEnvelope, message);
    const { type, messageId, data } = envelope.success ? envelope.output : { type: '', messageId: '', data: undefined };
    this.log.add(token, 'asked', type);
    this.trigger(token, 'asked', type);
    const fault = this.takeAnswer(token, type, data);
    if (fault.delayMs) await sleep(fault.delayMs);
    const tell = (reply: ReplyEnvelope) => {
      this.log.add(token, 'answered', `${type}: ${reply.status}${reply.code ? ` ${reply.code}` : ''}`);
      if (!this.isCut(token)) send(reply);
    };
    if (fault.refuse) {
      tell({ messageId, ...fault.refuse, time: this.now() });
      return this.trigger(token, 'answered', type);
    }
    await this.behind.receive(socket, message, (reply) => tellAltered(reply, fault, tell), answer);
    this.trigger(token, 'answered', type);
  };

  push: RealtimeEdge['push'] = (push, send) =>
    this.behind.push(push, (altered, to) => {
      const cut = [...this.stages.keys()].some((token) => this.isCut(token) && userIdOf(token) === altered.userId);
      this.log.addFor(altered.userId, 'pushed', altered.event);
      const data = this.isAhead ? { ...altered.data, time: this.now() } : altered.data;
      if (!cut) send({ ...altered, data } as typeof altered, to);
    });

  private stageOf(token: string): Stage {
    const known = this.stages.get(token);
    if (known) return known;
    const stage: Stage = { steps: [], answers: [], cutUntil: 0, timers: new Set() };
    this.stages.set(token, stage);
    return stage;
  }

  /** Plays the steps that wait for this call. A step that changes an answer changes the answer to this very call. */
  private trigger(token: string, moment: 'asked' | 'answered', type: string): void {
    const stage = this.stages.get(token);
    if (!stage) return;
    const isDue = ({ when }: Step) => typeof when === 'object' && moment in when && Object.values(when)[0] === type;
    const due = stage.steps.filter(isDue);
    stage.steps = stage.steps.filter((step) => !due.includes(step));
    for (const step of due) this.play(token, step, type as RequestType);
  }

  private play(token: string, { act: action, afterMs }: Step, call?: RequestType): void {
    const act = () =>
      this.act(token, action, call).catch((error: unknown) =>
        this.log.add(token, 'failed', error instanceof Error ? error.message : String(error)),
      );
    if (afterMs === 0) return void act();
    const { timers } = this.stageOf(token);
    const timer = setTimeout(() => {
      timers.delete(timer);
      void act();
    }, afterMs);
    timers.add(timer);
  }

  private takeAnswer(token: string, type: string, data: unknown): AnswerAction {
    const answers = this.stages.get(token)?.answers ?? [];
    const found = answers.find(({ call }) => call === type || (call === undefined && CREATES.test(type)));
    if (!found) return this.byAmount(token, type, data);
    found.times = (found.times ?? 1) - 1;
    if (found.times === 0) answers.splice(answers.indexOf(found), 1);
    return found;
  }

  private byAmount(token: string, type: string, data: unknown): AnswerAction {
    const amount = (data as { amount?: unknown } | null)?.amount;
    const action = CREATES.test(type) && typeof amount === 'number' ? AMOUNT_ACTIONS[centsOf(amount)] : undefined;
    if (action?.do === 'cut') this.cut(token, action.seconds);
    return action?.do === 'answer' ? action : { do: 'answer' };
  }

  private cut(token: string, seconds: number): void {
    this.stageOf(token).cutUntil = Date.now() + seconds * 1000;
    for (const socket of this.sockets.get(token) ?? []) socket.disconnect(true);
  }
}

function tellAltered(reply: ReplyEnvelope, fault: AnswerAction, tell: (reply: ReplyEnvelope) => void): void {
  if (fault.dropReply) return;
  const { messageId, time } = reply;
  if (fault.malformed) tell({ messageId, status: 200, data: { apiResponse: 'nonsense' }, time });
  else if (fault.trouble) tell({ messageId, status: fault.trouble, time });
  else tell(reply);
}

/** Text for the log: `decline reason=expired`. */
const sentence = ({ do: name, ...rest }: Action): string =>
  [name, ...Object.entries(rest).map(([key, value]) => `${key}=${JSON.stringify(value)}`)].join(' ');
