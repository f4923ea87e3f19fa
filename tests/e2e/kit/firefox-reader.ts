/** A screen reader's part in Firefox: it reads the accessibility tree that the browser gives to the system, and hears its events. */
import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { WebSocket } from 'ws';
import { FIREFOX_ADDRESS_FILE } from '../../../machine/firefox';
import { hearBrowser, readBrowser, stopHearing } from './firefox-tree';

/** https://www.w3.org/TR/webdriver-bidi/: what an answer to these calls may hold. */
interface Answer {
  id: number;
  message?: string;
  result?: { contexts?: { context: string }[]; result?: { value?: unknown }; exceptionDetails?: { text: string } };
}

/** What is read of the cashier's frame. */
export interface Reading {
  /** `role name` of all that is come past, in the order of reading; a description follows in brackets. */
  lines: string[];
  /** The same of what has the focus. */
  focus: string;
  /** What live regions have told since the reader began, oldest first. */
  told: string[];
}

export class FirefoxReader {
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private calls = 0;
  private browser = '';

  private constructor(
    private readonly socket: WebSocket,
    private readonly token: string,
  ) {
    socket.on('message', (data: Buffer) => {
      const answer = JSON.parse(data.toString()) as Answer;
      this.waiting.get(answer.id)?.(answer);
      this.waiting.delete(answer.id);
    });
  }

  /** `token`: of the player, which the address of the page around the cashier holds. */
  static async start(token: string): Promise<FirefoxReader> {
    const socket = new WebSocket(`${readFileSync(FIREFOX_ADDRESS_FILE, 'utf8')}/beside`);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const reader = new FirefoxReader(socket, token);
    const { contexts } = await reader.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
    reader.browser = contexts![0]!.context;
    await reader.call(hearBrowser);
    return reader;
  }

  async read(): Promise<Reading> {
    return JSON.parse(String(await this.call(readBrowser))) as Reading;
  }

  /** The tree follows the page after a moment. `lines`: texts, or what Playwright matches them with. */
  async expectScreen(lines: readonly unknown[], focus: string): Promise<void> {
    const read = async () => {
      const reading = await this.read();
      return { lines: reading.lines, focus: reading.focus };
    };
    await expect.poll(read).toEqual({ lines, focus });
  }

  async expectTold(text: string): Promise<void> {
    await expect.poll(async () => (await this.read()).told).toContain(text);
  }

  async stop(): Promise<void> {
    await this.call(stopHearing);
    this.socket.close();
  }

  private async call(work: (token: string) => unknown): Promise<unknown> {
    const { result, exceptionDetails } = await this.send('script.callFunction', {
      functionDeclaration: String(work),
      arguments: [{ type: 'string', value: this.token }],
      awaitPromise: true,
      target: { context: this.browser },
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result?.value;
  }

  private async send(method: string, params: unknown): Promise<NonNullable<Answer['result']>> {
    const id = ++this.calls;
    const answered = new Promise<Answer>((resolve) => this.waiting.set(id, resolve));
    this.socket.send(JSON.stringify({ id, method, params }));
    const { result, message } = await answered;
    if (!result) throw new Error(`${method}: ${message}`);
    return result;
  }
}
