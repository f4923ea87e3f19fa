/** WebKitGTK by plain WebDriver, on a screen of its own: Playwright drives only its own build of WebKit. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { findWebKit } from '../../../tools/webkit';

const STILL = { LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' };

export interface WebKitPage {
  goto(url: string): Promise<void>;
  /** Runs in the page, as the body of a function. */
  run(script: string): Promise<unknown>;
  /** With the browser's caches. */
  close(): Promise<void>;
}

export class WebKit {
  private constructor(
    private readonly url: string,
    private readonly children: readonly ChildProcess[],
    private readonly miniBrowser: string,
  ) {}

  static async start(): Promise<WebKit> {
    const { driver, miniBrowser, xvfb } = findWebKit();
    const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const display = await new Promise<string>((resolve) =>
      screen.stdout.once('data', (chunk: Buffer) => resolve(`:${String(chunk).trim()}`)),
    );
    const port = await freePort();
    const env = { ...process.env, ...STILL, DISPLAY: display };
    const child = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
    const webkit = new WebKit(`http://127.0.0.1:${port}`, [child, screen], miniBrowser);
    await webkit.ready();
    return webkit;
  }

  /** A browser of its own, with nothing in its caches. */
  async open(): Promise<WebKitPage> {
    const options = { binary: this.miniBrowser, args: ['--automation'] };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
    const { sessionId } = (await this.call('POST', '/session', { capabilities })) as { sessionId: string };
    const session = `/session/${sessionId}`;
    return {
      goto: async (url) => void (await this.call('POST', `${session}/url`, { url })),
      run: (script) => this.call('POST', `${session}/execute/sync`, { script, args: [] }),
      close: async () => void (await this.call('DELETE', session)),
    };
  }

  stop(): void {
    for (const child of this.children) child.kill();
  }

  private async ready(): Promise<void> {
    for (let tries = 0; ; tries++) {
      try {
        return void (await this.call('GET', '/status'));
      } catch (error) {
        if (tries === 100) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  }

  private async call(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(this.url + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
