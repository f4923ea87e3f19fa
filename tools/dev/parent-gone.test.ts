import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

it('a program whose shell is ended, as npm ends it, stops as well', async () => {
  const module = pathToFileURL('tools/dev/parent-gone.mjs').href;
  const program = `import(${JSON.stringify(module)}).then(({ onParentGone }) => {
    onParentGone(() => console.log('stopped') ?? process.exit());
    console.log('started');
    setInterval(() => {}, 1000);
  })`;
  // The second command keeps the shell from becoming the program itself.
  const shell = spawn('sh', ['-c', '"$0" -e "$1"; true', process.execPath, program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  shell.stdout.on('data', (chunk: Buffer) => (output += String(chunk)));
  await expect.poll(() => output, { timeout: 20_000 }).toBe('started\n');
  shell.kill('SIGTERM');
  await once(shell.stdout, 'close');
  expect(output).toBe('started\nstopped\n');
});
