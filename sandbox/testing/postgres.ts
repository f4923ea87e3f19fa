/** A throwaway PostgreSQL cluster, where one is installed (machine/postgres.ts). */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
export interface Cluster {
  url: string;
  /** Process id of the server; each connection's process is a child of it. */
  pid: number;
  stop(): Promise<void>;
}

/**
 * `isDurable`: commits wait for the disk. Listens only on 127.0.0.1, on a free port. PostgreSQL refuses to run as root, so for root it is
 * started as the user `postgres`.
 */
export async function startPostgres(bin: string, { isDurable = false } = {}): Promise<Cluster> {
  const isRoot = process.getuid?.() === 0;
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-postgres-'));
  const as = (command: string, args: string[]) =>
    isRoot
      ? run('runuser', ['-u', 'postgres', '--', join(bin, command), ...args], { cwd: folder })
      : run(join(bin, command), args, { cwd: folder });
  if (isRoot) await run('chown', ['postgres', folder]);
  const data = join(folder, 'data');
  const port = await freePort();
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=${isDurable ? 'on' : 'off'}`;
  await as('initdb', ['-D', data, '-U', 'sandbox', '--auth=trust', '--no-sync', '-E', 'UTF8']);
  await as('pg_ctl', ['-D', data, '-w', '-o', settings, '-l', join(folder, 'log'), 'start']);
  return {
    url: `postgres://sandbox@127.0.0.1:${port}/postgres`,
    pid: Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8')),
    async stop() {
      await as('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
