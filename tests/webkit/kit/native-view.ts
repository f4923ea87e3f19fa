/** A real web view of an app, by WebKitGTK (native_view.py), and the cashier in it. */
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { findWebKit } from '../../../machine/webkit';
import type { Screen } from './screen';

const SCRIPT = fileURLToPath(new URL('native_view.py', import.meta.url));
const WAIT = { timeout: 15_000, interval: 50 };

type Message = { messageType: string } & Record<string, unknown>;

/** A script whose value is whether the button was there, and was pressed. */
export const pressing = (name: string) => `(() => {
  if (document.querySelector('#root[data-first]')) return false;
  const buttons = [...document.querySelectorAll('main button')];
  const found = buttons.find(({ innerText }) => innerText.split('\\n').some((line) => line.trim() === ${JSON.stringify(name)}));
  found?.click();
  return found !== undefined;
})()`;

/** The same with a field, into which it types as a keyboard does. */
export const typing = (label: string, text: string) => `(() => {
  const field = [...document.querySelectorAll('main input')].find(({ labels }) => labels?.[0]?.innerText.trim() === ${JSON.stringify(label)});
  field?.select();
  field?.focus();
  document.execCommand('insertText', false, ${JSON.stringify(text)});
  return field?.value === ${JSON.stringify(text)};
})()`;

export class NativeView {
  private readonly app: ChildProcessByStdio<Writable, Readable, null>;
  private readonly lines: AsyncIterator<string>;
  private readonly reader: Interface;

  private constructor(screen: Screen, handler: string) {
    this.app = spawn(findWebKit().python, [SCRIPT, handler], { env: screen.env, stdio: ['pipe', 'pipe', 'ignore'] });
    this.reader = createInterface(this.app.stdout);
    this.lines = this.reader[Symbol.asyncIterator]();
  }

  /** `handler`: name of the app's message handler. */
  static async start(screen: Screen, handler = 'billing'): Promise<NativeView> {
    const view = new NativeView(screen, handler);
    await view.answer();
    return view;
  }

  /** `data` is set as `window.billingUserData` before the page's own scripts run; when left out, the app sets none. */
  async open(url: string, data?: unknown): Promise<void> {
    await this.openWith(url, data === undefined ? undefined : `window.billingUserData = ${JSON.stringify(data)};`);
  }

  /** The same with a script of the app's own. */
  async openWith(url: string, script?: string, inFrames = false): Promise<void> {
    await this.ask({ do: 'open', url, inFrames, ...(script ? { data: script } : {}) });
  }

  /** The app's own page, at each address of this scheme. Once per view. */
  async serve(scheme: string, html: string): Promise<void> {
    await this.ask({ do: 'serve', scheme, html });
  }

  run(script: string): Promise<unknown> {
    return this.ask({ do: 'run', script });
  }

  async messages(): Promise<Message[]> {
    return ((await this.ask({ do: 'messages' })) as string[]).map((text) => JSON.parse(text) as Message);
  }

  /** Types of the received messages, without analytics, which may come at any time. */
  async types(): Promise<string[]> {
    const types = (await this.messages()).map(({ messageType }) => messageType);
    return types.filter((type) => type !== 'onAnalyticsEvent');
  }

  /** Ends the page's process, as the operating system may do. */
  async kill(): Promise<void> {
    expect(await this.ask({ do: 'kill' })).toMatch(/by-api$/);
  }

  async reload(): Promise<void> {
    await this.ask({ do: 'reload' });
  }

  async press(name: string): Promise<void> {
    await expect.poll(() => this.run(pressing(name)), WAIT).toBe(true);
  }

  /** Types into a field as a keyboard does. */
  async write(label: string, text: string): Promise<void> {
    await expect.poll(() => this.run(typing(label, text)), WAIT).toBe(true);
  }

  async sees(title: string | RegExp): Promise<void> {
    const shown = () => this.run("document.querySelector('main h1')?.innerText ?? ''");
    await expect.poll(shown, WAIT).toEqual(expect.stringMatching(title));
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.app.once('exit', resolve));
    this.app.stdin.end();
    await ended;
    this.reader.close();
  }

  private async ask(command: Record<string, unknown>): Promise<unknown> {
    this.app.stdin.write(`${JSON.stringify(command)}\n`);
    return this.answer();
  }

  private async answer(): Promise<unknown> {
    const { value, done } = await this.lines.next();
    if (done) throw new Error('the native view has ended');
    const answer = JSON.parse(value) as { value: unknown; error?: string };
    if (answer.error) throw new Error(answer.error);
    return answer.value;
  }
}
