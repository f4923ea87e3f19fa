/** A virtual X server, and the environment for programs that draw on it. */
import { spawn } from 'node:child_process';
import { findWebKit } from '../../../machine/webkit';

const STILL = { LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' };

export interface Screen {
  env: NodeJS.ProcessEnv;
  close(): void;
}

export async function startScreen(): Promise<Screen> {
  const options = ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
  const server = spawn(findWebKit().xvfb, options, { stdio: ['ignore', 'pipe', 'ignore'] });
  const display = await new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`Xvfb ended with ${code} before it had a display`)));
    server.stdout.once('data', (chunk: Buffer) => resolve(`:${String(chunk).trim()}`));
  });
  return { env: { ...process.env, ...STILL, DISPLAY: display }, close: () => void server.kill() };
}
