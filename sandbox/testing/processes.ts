/** Starts the sandbox as several processes, for tests that kill them. */
import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface Gateway {
  url: string;
  pid: number;
}

export class Processes {
  private readonly gateways: Gateway[] = [];
  private readonly waiting = new Set<() => void>();
  private output = '';

  private constructor(
    private readonly child: ChildProcess,
    private readonly count: number,
  ) {
    child.stdout!.setEncoding('utf8').on('data', (text: string) => this.read(text));
    child.stderr!.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    child.once('exit', () => this.waiting.forEach((look) => look()));
  }

  /** Resolves when all processes listen. @throws Error with their output when they don't start */
  static async start(count: number, databaseUrl: string, ...options: string[]): Promise<Processes> {
    const all = ['--processes', String(count), '--database-url', databaseUrl, '--port', '0', '--host-port', '0'];
    const command = ['--import', 'tsx', 'sandbox/main.ts', ...all, '--opening-balance', 'off', ...options];
    const env = { PATH: process.env.PATH, HOME: process.env.HOME };
    const started = new Processes(spawn(process.execPath, command, { cwd: ROOT, env }), count);
    await started.until(() => started.gateways.filter(Boolean).length === count);
    return started;
  }

  get pid(): number {
    return this.child.pid!;
  }

  get pids(): number[] {
    return this.gateways.map(({ pid }) => pid);
  }

  get urls(): string[] {
    return this.gateways.map(({ url }) => url);
  }

  /** Kills a process with SIGKILL. Resolves when another one has replaced it. */
  async kill(index: number): Promise<void> {
    const { pid } = this.gateways[index]!;
    process.kill(pid, 'SIGKILL');
    await this.until(() => this.gateways[index]!.pid !== pid);
  }

  /** @returns the exit code */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const { child } = this;
    if (child.exitCode === null && child.signalCode === null) {
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.kill(signal);
      await exited;
    }
    return child.exitCode;
  }

  private read(text: string): void {
    this.output += text;
    for (const [, index, url, pid] of this.output.matchAll(/Process (\d+) +(http\S+)\/ \((\d+)\)/g)) {
      this.gateways[Number(index) - 1] = { url: url!, pid: Number(pid) };
    }
    // A single process prints only its address, without a process number.
    const [, url] = /Widget +(http\S+)\//.exec(this.output) ?? [];
    if (this.count === 1 && url) this.gateways[0] = { url, pid: this.pid };
    this.waiting.forEach((look) => look());
  }

  private until(isTrue: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (isTrue()) resolve();
        else if (this.child.exitCode === null && this.child.signalCode === null) return;
        else reject(new Error(`${this.count} processes did not start: ${this.output}`));
        this.waiting.delete(look);
      };
      this.waiting.add(look);
      look();
    });
  }
}
