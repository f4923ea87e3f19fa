import type { DependencyContainer } from 'tsyringe';
import type { PushData, PushType } from '../contract/realtime';
import { HostBridge } from '../core/host-bridge/host-bridge';
import { HttpClient } from '../core/http/http-client';
import { Realtime } from '../core/realtime/realtime';
import { PlayerStore, SessionStore } from '../core/storage/storage';
import { Clock } from '../core/time/time';

/** The answer to whoever asks after the end: none, so that nothing goes on. */
const never = <T>(): Promise<T> => new Promise<T>(() => undefined);

/**
 * Everything that knows one player, ended whole when another one comes. It ends at its edges: whatever still runs then
 * reaches neither host nor gateway nor storage any more, hears nothing of them, and no timer of it fires.
 */
export class PlayerScope {
  isEnded = false;
  private readonly ends = new Set<() => void>();

  /** `admits`: whether a push of `login.token` is this player's. */
  constructor(private readonly admits: (user: PushData<'login.token'>) => boolean) {}

  /** Puts the edges around what the container has registered. Call it before any service is resolved that uses them. */
  enclose(app: DependencyContainer): void {
    app.registerInstance(Clock, this.clock(app.resolve(Clock)));
    for (const token of [SessionStore, PlayerStore]) app.registerInstance(token, this.storage(app.resolve(token)));
    app.registerInstance(HostBridge, this.host(app.resolve(HostBridge)));
    app.registerInstance(HttpClient, this.http(app.resolve(HttpClient)));
    app.registerInstance(Realtime, this.realtime(app.resolve(Realtime)));
  }

  /** `stop` is called at the end. */
  add(stop: () => void): void {
    if (this.isEnded) stop();
    else this.ends.add(stop);
  }

  end(): void {
    if (this.isEnded) return;
    this.isEnded = true;
    for (const stop of this.ends) stop();
    this.ends.clear();
  }

  private clock(clock: Clock): Clock {
    return {
      now: () => clock.now(),
      after: (ms, callback) => this.kept(clock.after(ms, callback)),
      every: (ms, callback) => this.kept(clock.every(ms, callback)),
    };
  }

  private storage(store: SessionStore): SessionStore {
    const unlessEnded = (write: () => void) => this.isEnded || write();
    return {
      read: (key, schema) => store.read(key, schema),
      keys: (prefix) => store.keys(prefix),
      write: (key, value) => unlessEnded(() => store.write(key, value)),
      remove: (key) => unlessEnded(() => store.remove(key)),
      get isShared() {
        return store.isShared;
      },
    };
  }

  private host(host: HostBridge): HostBridge {
    return {
      send: (message) => this.isEnded || host.send(message),
      on: (type, listener) => this.kept(host.on(type, listener)),
    };
  }

  private http(http: HttpClient): HttpClient {
    return {
      getAsset: (url) => http.getAsset(url),
      getJson: (...call) => this.unlessEnded(() => http.getJson(...call)),
      getTimed: (...call) => this.unlessEnded(() => http.getTimed(...call)),
    };
  }

  private realtime(realtime: Realtime): Realtime {
    this.add(() => realtime.close());
    const isEnded = () => this.isEnded;
    return {
      get state() {
        return isEnded() ? 'closed' : realtime.state;
      },
      connect: () => this.unlessEnded(() => realtime.connect()),
      close: () => realtime.close(),
      request: (...call) => this.unlessEnded(() => realtime.request(...call)),
      on: <T extends PushType>(type: T, listener: (data: PushData<T>) => void) =>
        this.kept(
          realtime.on(type, (data) => {
            if (!this.isEnded && (type !== 'login.token' || this.admits(data as PushData<'login.token'>)))
              listener(data);
          }),
        ),
      onConnect: (listener) => this.kept(realtime.onConnect(listener)),
      onDisconnect: (listener) => this.kept(realtime.onDisconnect(listener)),
    };
  }

  /** An answer that comes after the end is nobody's. */
  private async unlessEnded<T>(ask: () => Promise<T>): Promise<T> {
    if (this.isEnded) return never();
    try {
      const answer = await ask();
      return this.isEnded ? await never<T>() : answer;
    } catch (error) {
      if (this.isEnded) return never();
      throw error;
    }
  }

  private kept(stop: () => void): () => void {
    this.ends.add(stop);
    return () => {
      this.ends.delete(stop);
      stop();
    };
  }
}
