/** A gateway that answers from a trace, by the call's type and data and by how far the replay has come. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { ApiResponseData } from '@/contract/api-response';
import { readLeniently } from '@/contract/lenient';
import { parseOrThrow, type Schema } from '@/contract/parse';
import { PUSHES, REQUESTS, type PushData, type PushType, type ReplyData, type RequestData } from '@/contract/realtime';
import type { RequestType } from '@/contract/realtime';
import { AppError } from '@/core/errors/app-error';
import type { HttpClient, Timed } from '@/core/http/http-client';
import type { Realtime, RealtimeState } from '@/core/realtime/realtime';
import type { Trace, TracedEntry } from '@/core/trace/trace-format';
import { typedShape } from '@/core/trace/typed-shape';
import type { Revive, SentData } from './replay-input';

const ofPlugins = import.meta.glob<{ revive?: Revive }>('/plugins/*/replay.fixture.ts', { eager: true });
const revivers = Object.values(ofPlugins).flatMap(({ revive }) => revive ?? []);

interface ApiReply {
  apiResponse?: { data?: ApiResponseData | null } | null;
}

type Listener = (data: never) => void;

export class RecordedGateway implements Realtime, HttpClient {
  state: RealtimeState = 'closed';
  /** Number of trace entries that have happened by now; later ones are not known yet. */
  reached = 0;
  /** Called when a call has no recorded answer: it stays pending for ever, as it did in the visit. */
  onUnanswered: () => void = () => {};
  private readonly pushListeners = new Map<PushType, Set<Listener>>();
  private readonly connectListeners = new Set<() => void>();
  private readonly disconnectListeners = new Set<() => void>();

  constructor(
    private readonly trace: Trace,
    private readonly asset: (url: string) => string | undefined,
  ) {
    makeAutoObservable<this, 'trace' | 'asset' | 'pushListeners' | 'connectListeners' | 'disconnectListeners'>(
      this,
      {
        reached: false,
        onUnanswered: false,
        trace: false,
        asset: false,
        pushListeners: false,
        connectListeners: false,
        disconnectListeners: false,
      },
      { autoBind: true },
    );
  }

  async connect(): Promise<void> {
    if (this.state === 'open') return;
    runInAction(() => (this.state = 'open'));
    this.connectListeners.forEach((listener) => listener());
  }

  close(): void {
    this.state = 'closed';
    this.disconnectListeners.forEach((listener) => listener());
  }

  async request<T extends RequestType>(type: T, data: RequestData<T>): Promise<ReplyData<T>> {
    if (type === 'METRIC_EVENTS_HANDLER:events') return undefined as ReplyData<T>;
    const entry = this.answerTo('call', type, typedShape(data));
    // The visit has no such call: answer like a gateway that does not know it.
    if (!entry) throw new AppError('not in the trace', { code: 'unknown.type', status: 404 });
    const reply = await this.outcome(entry);
    const read = readLeniently<unknown>(REQUESTS[type].reply, reply, type);
    if (!read.ok) throw read.error;
    const shown = (read.value as ApiReply | undefined)?.apiResponse?.data;
    if (shown) for (const revive of revivers) revive(shown, (entry.data ?? {}) as SentData);
    return read.value as ReplyData<T>;
  }

  async getJson<T>(path: string, schema: Schema<T>, query?: Readonly<Record<string, string>>): Promise<T> {
    const entry = this.answerTo('http', path, query);
    if (!entry) throw new AppError('not in the trace', { status: 404 });
    return parseOrThrow(schema, await this.outcome(entry), path);
  }

  async getTimed<T>(path: string, schema: Schema<T>, query?: Readonly<Record<string, string>>): Promise<Timed<T>> {
    return { value: await this.getJson(path, schema, query), ms: 0 };
  }

  getAsset(url: string): Promise<string | undefined> {
    return Promise.resolve(this.asset(url));
  }

  on<T extends PushType>(type: T, listener: (data: PushData<T>) => void): () => void {
    const listeners = this.pushListeners.get(type) ?? new Set();
    this.pushListeners.set(type, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  onConnect(listener: () => void): () => void {
    this.connectListeners.add(listener);
    return () => this.connectListeners.delete(listener);
  }

  onDisconnect(listener: () => void): () => void {
    this.disconnectListeners.add(listener);
    return () => this.disconnectListeners.delete(listener);
  }

  push({ name, data }: TracedEntry): void {
    const schema = (PUSHES as Record<string, Schema<unknown>>)[name];
    const read = schema && readLeniently(schema, data, name);
    if (read?.ok) this.pushListeners.get(name as PushType)?.forEach((listener) => listener(read.value as never));
  }

  /** The last answer recorded by now, else the first later one; preferably to a call with the same data. */
  private answerTo(kind: 'call' | 'http', name: string, data: unknown): TracedEntry | undefined {
    const text = JSON.stringify(data ?? {});
    const all = this.trace.entries.map((entry, at) => ({ entry, at })).filter(({ entry }) => entry.kind === kind);
    const named = all.filter(({ entry }) => entry.name === name);
    const same = named.filter(({ entry }) => JSON.stringify(entry.data ?? {}) === text);
    const known = same.length > 0 ? same : named;
    return (known.findLast(({ at }) => at < this.reached) ?? known[0])?.entry;
  }

  private outcome({ reply, error }: TracedEntry): Promise<unknown> {
    if (error) return Promise.reject(new AppError(error.message, error));
    if (reply !== undefined) return Promise.resolve(reply);
    this.onUnanswered();
    return new Promise(() => {});
  }
}
