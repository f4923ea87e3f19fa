#!/usr/bin/env node
/**
 * Relays messages between Playwright and Firefox. Playwright sends two calls of the WebDriver BiDi emulation module for
 * every context and fails the test when Firefox does not know them (ESR 153). The relay turns the error into a success;
 * all other messages pass unchanged.
 *
 * A test may also send its own calls in Playwright's session, because Firefox allows one session at a time: it connects
 * to `/beside` of the address that is written in the file FIREFOX_ADDRESS_FILE.
 */
import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { WebSocket, WebSocketServer } from 'ws';

const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const firefox = spawn(process.env.FIREFOX_BINARY ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
const { FIREFOX_ADDRESS_FILE } = process.env;
firefox.on('exit', (code) => {
  if (FIREFOX_ADDRESS_FILE) rmSync(FIREFOX_ADDRESS_FILE, { force: true });
  process.exit(code ?? 1);
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => firefox.kill(signal));

firefox.stderr.setEncoding('utf8').on('data', (text) => {
  const [, address] = LISTENING.exec(text) ?? [];
  if (address) relay(address);
  else process.stderr.write(text);
});

/** Added to the ids of a test's own calls, so that they lie above all ids that Playwright counts up to. */
const BESIDE_IDS = 2 ** 40;

/** @param {string} address */
function relay(address) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.once('listening', () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    if (FIREFOX_ADDRESS_FILE) writeFileSync(FIREFOX_ADDRESS_FILE, `ws://127.0.0.1:${port}`);
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
  /** @type {WebSocket | undefined} */
  let session;
  /** @type {WebSocket | undefined} */
  let beside;
  server.on('connection', (client, { url }) => {
    if (url === '/beside') {
      beside = client;
      client.on('message', (data) => session?.send(withId(textOf(data), BESIDE_IDS)));
      return;
    }
    const browser = new WebSocket(new URL(url ?? '/', address));
    session = browser;
    /** @type {string[]} */
    const early = [];
    browser.on('open', () => early.splice(0).forEach((message) => browser.send(message)));
    client.on('message', (data) => {
      const message = textOf(data);
      if (browser.readyState === WebSocket.OPEN) browser.send(message);
      else early.push(message);
    });
    browser.on('message', (data) => {
      const message = textOf(data);
      if (isForBeside(message)) beside?.send(withId(message, -BESIDE_IDS));
      else client.send(tolerate(message));
    });
    browser.on('close', () => client.close());
    client.on('close', () => browser.close());
  });
}

/** Searches the text first, because most messages are long and only Playwright needs them parsed. @param {string} text */
const isForBeside = (text) => /"id":1\d{12}\b/.test(text) && JSON.parse(text).id >= BESIDE_IDS;

/** @param {string} text a message @param {number} added */
function withId(text, added) {
  const message = JSON.parse(text);
  return JSON.stringify({ ...message, id: message.id + added });
}

/** @param {string} text a message of the browser */
function tolerate(text) {
  if (!text.includes('unknown command')) return text;
  const { type, error, message, id } = JSON.parse(text);
  const isEmulation = type === 'error' && error === 'unknown command' && message.startsWith('emulation.');
  return isEmulation ? JSON.stringify({ type: 'success', id, result: {} }) : text;
}

/** `ws` delivers each message as one Buffer unless `binaryType` is changed. @param {import('ws').RawData} data */
function textOf(data) {
  return /** @type {Buffer} */ (data).toString();
}
