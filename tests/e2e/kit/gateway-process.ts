/** The sandbox as a separate process, for tests that kill it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import { closeServer, listen } from '../../../sandbox/http/listen';

const START_MS = 180_000;

export class GatewayProcess {
  hostUrl = '';
  private child: ChildProcess | undefined;

  private constructor(
    private readonly dataDir: string,
    private readonly port: number,
  ) {}

  /** Reserves a port, so that each start listens on the same one. */
  static async on(dataDir: string): Promise<GatewayProcess> {
    const holder = createServer();
    const port = await listen(holder, 0, '127.0.0.1', '');
    await closeServer(holder);
    return new GatewayProcess(dataDir, port);
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  async start(): Promise<void> {
    const options = ['--port', String(this.port), '--host-port', '0', '--data-dir', this.dataDir];
    // No opening balance, so that the player's only transactions are the test's own.
    options.push('--opening-balance', 'off');
    // `--import` in place of the tsx command, so that the killed process is the gateway itself.
    const child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts', ...options]);
    this.child = child;
    this.hostUrl = await new Promise<string>((resolve, reject) => {
      let output = '';
      const fail = () => reject(new Error(`The gateway did not start: ${output}`));
      const timer = setTimeout(fail, START_MS);
      child.once('exit', fail);
      const read = (chunk: Buffer) => {
        output += chunk;
        const found = /Demo page +(http\S+)\//.exec(output)?.[1];
        if (!found) return;
        clearTimeout(timer);
        resolve(found);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
    });
  }

  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await exited;
  }
}
