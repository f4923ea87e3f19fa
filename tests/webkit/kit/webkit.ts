/** WebKitGTK by plain WebDriver, on a virtual screen of its own: Playwright can drive only its own build of WebKit. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { findWebKit } from '../../../machine/webkit';
import { startScreen, type Screen } from './screen';
import { WebDriverPage } from './webdriver-page';

/** Milliseconds; longer than a page takes to load on a busy machine, which is the longest of the calls. */
const LONGEST_CALL_MS = 50_000;

export class WebKit {
  private constructor(
    private readonly url: string,
    private readonly driver: ChildProcess,
    private readonly screen: Screen,
  ) {}

  static async start(): Promise<WebKit> {
    const screen = await startScreen();
    const port = await freePort();
    const child = spawn(findWebKit().driver, [`--port=${port}`], { env: screen.env, stdio: 'ignore' });
    const webkit = new WebKit(`http://127.0.0.1:${port}`, child, screen);
    try {
      await webkit.ready();
      return webkit;
    } catch (error) {
      webkit.stop();
      throw error;
    }
  }

  /** Opens a separate browser with empty caches. */
  async open(): Promise<WebDriverPage> {
    const options = { binary: findWebKit().miniBrowser, args: ['--automation'] };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
    const { sessionId } = (await this.call('POST', '/session', { capabilities })) as { sessionId: string };
    return new WebDriverPage((method, path, body) => this.call(method, `/session/${sessionId}${path}`, body));
  }

  stop(): void {
    this.driver.kill();
    this.screen.close();
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
      // A driver that hangs fails the test by name, instead of blocking the run.
      signal: AbortSignal.timeout(LONGEST_CALL_MS),
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
