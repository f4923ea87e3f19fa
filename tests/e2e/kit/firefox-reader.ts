/**
 * Acts as a screen reader in Firefox: reads the accessibility tree that the browser gives to the system, and receives its events.
 */
import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { WebSocket } from 'ws';
import { FIREFOX_ADDRESS_FILE } from '../../../machine/firefox';
import { hearBrowser, readBrowser, stopHearing } from './firefox-tree';

/** The parts of an answer that are used here (https://www.w3.org/TR/webdriver-bidi/). */
interface Answer {
  id: number;
  message?: string;
  result?: { contexts?: { context: string }[]; result?: { value?: unknown }; exceptionDetails?: { text: string } };
}

/** What a screen reader reads in the cashier's frame. */
export interface Reading {
  /** `role name` of each element in reading order; a description follows in brackets. */
  lines: string[];
  /** The same for the focused element. */
  focus: string;
  /** Announcements of live regions since the reader started, oldest first. */
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

  /** `token`: the player's, which is in the address of the page around the cashier. */
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

  /** Polls, because the tree is updated with a delay. `lines`: texts, or Playwright's matchers for them. */
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
