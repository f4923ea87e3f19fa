#!/usr/bin/env node
/**
 * Stands between Playwright and Firefox. Playwright sends two calls of the WebDriver BiDi emulation module with every context and
 * ends the test when Firefox does not know them (ESR 153). Here such a call is answered as done; all else passes as it is.
 */
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const firefox = spawn(process.env.FIREFOX_BINARY ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => firefox.kill(signal));

firefox.stderr.setEncoding('utf8').on('data', (text) => {
  const [, address] = LISTENING.exec(text) ?? [];
  if (address) relay(address);
  else process.stderr.write(text);
});

/** @param {string} address */
function relay(address) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.once('listening', () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
  server.on('connection', (playwright, { url }) => {
    const browser = new WebSocket(new URL(url ?? '/', address));
    /** @type {string[]} */
    const early = [];
    browser.on('open', () => early.splice(0).forEach((message) => browser.send(message)));
    playwright.on('message', (data) => {
      const message = textOf(data);
      if (browser.readyState === WebSocket.OPEN) browser.send(message);
      else early.push(message);
    });
    browser.on('message', (data) => playwright.send(tolerate(textOf(data))));
    browser.on('close', () => playwright.close());
    playwright.on('close', () => browser.close());
  });
}

/** @param {string} text a message of the browser */
function tolerate(text) {
  if (!text.includes('unknown command')) return text;
  const { type, error, message, id } = JSON.parse(text);
  const isEmulation = type === 'error' && error === 'unknown command' && message.startsWith('emulation.');
  return isEmulation ? JSON.stringify({ type: 'success', id, result: {} }) : text;
}

/** One message is one buffer: `ws` makes no other unless it is told to. @param {import('ws').RawData} data */
function textOf(data) {
  return /** @type {Buffer} */ (data).toString();
}
