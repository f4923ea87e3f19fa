/** The sandbox as a separate process: killed, started twice, started on a port in use. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { closeServer, listen } from './http/listen';
import { connect, depositRequest, operator } from './testing/client';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sandbox-process-'));
const dataDir = join(folder, 'db');
const running = new Set<ChildProcess>();

interface Started {
  child: ChildProcess;
  /** Resolves with the exit code; null when a signal ended the process. */
  exited: Promise<number | null>;
  output: () => string;
  /** Resolves with the widget's address, once it is printed. */
  url(): Promise<string>;
}

function start(...args: string[]): Started {
  // `--import` in place of the tsx command, so that the killed process is the gateway itself.
  const command = ['--import', 'tsx', 'sandbox/main.ts', '--data-dir', dataDir, ...args];
  const env = { PATH: process.env.PATH, HOME: process.env.HOME };
  const child = spawn(process.execPath, command, { cwd: ROOT, env });
  running.add(child);
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  void exited.then(() => running.delete(child));
  const url = async () => {
    await expect.poll(() => /Widget +(http\S+)\//.exec(text)?.[1] ?? text, { timeout: 90_000 }).toMatch(/^http/);
    return /Widget +(http\S+)\//.exec(text)![1]!;
  };
  return { child, exited, output: () => text, url };
}

const free = ['--port', '0', '--host-port', '0'];

describe('the sandbox process', () => {
  afterEach(() => {
    for (const child of running) child.kill('SIGKILL');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('keeps what it answered through kill -9, refuses a second process on its folder, and stops when asked to', async () => {
    const first = start(...free);
    const player = await connect(await first.url(), 'demo-kill');
    const messageId = '7f0c9d0a-3c6e-4a25-8f0e-2b1d3c4e5f60';
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        player.request('BANKING:deposit-create', depositRequest({ amount: 10 + n })),
      ),
    );
    const keyed = await player.request('BANKING:deposit-create', depositRequest(), messageId);
    const paid = (keyed.data as { depositId: string }).depositId;
    await operator(await first.url()).act(paid, { action: 'approve' });

    const second = start(...free);
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain(`is in use by process ${first.child.pid}`);
    expect(second.output()).toContain('--data-dir');

    first.child.kill('SIGKILL');
    await first.exited;
    player.close();

    const third = start(...free);
    const api = operator(await third.url());
    const kept = await api.list({ limit: '500' });
    const ids = kept.map((transaction) => transaction.id);
    for (const reply of replies) expect(ids).toContain((reply.data as { depositId: string }).depositId);
    expect(kept.find(({ id }) => id === paid)).toMatchObject({ status: 'processed' });
    expect(await api.ledger()).toMatchObject({ balanced: true, entries: 2 });

    const again = await connect(await third.url(), 'demo-kill');
    // Only the time of sending may differ.
    const repeated = await again.request('BANKING:deposit-create', depositRequest(), messageId);
    expect({ ...repeated, time: keyed.time }).toEqual(keyed);
    again.close();
    third.child.kill('SIGTERM');
    expect(await third.exited).toBe(0);
    expect(() => readFileSync(`${dataDir}.lock`)).toThrow(/ENOENT/);
  }, 240_000);

  it.each(['--port', '--host-port'])(
    'names a port in use and the option %s',
    async (option) => {
      const holder = createServer();
      const port = await listen(holder, 0, '127.0.0.1', '');
      const other = option === '--port' ? '--host-port' : '--port';
      const started = start(option, String(port), other, '0');
      expect(await started.exited).toBe(1);
      expect(started.output()).toBe(
        `Port ${port} is in use. Stop what listens there, or choose another port with ${option}.\n`,
      );
      await closeServer(holder);
    },
    60_000,
  );

  it('shows its options and refuses unknown ones', async () => {
    const help = start('--help');
    expect(await help.exited).toBe(0);
    expect(help.output()).toContain('DATABASE_URL');
    const wrong = start('--colour', 'red');
    expect(await wrong.exited).toBe(1);
    expect(wrong.output()).toContain('--colour');
  }, 60_000);
});
