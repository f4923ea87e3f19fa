/** The conditions under which the figures were measured. */
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, chromiumPath } from '../../machine/chromium';
import type { Options } from '../options';

export async function conditions({ runs, deposits, sections }: Options, startedAt: number): Promise<string> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
  const chromiumVersion = browser.version();
  await browser.close();
  const processors = cpus();
  const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
    packages: Record<string, { version?: string }>;
  };
  const facts = [
    `${new Date(startedAt).toISOString().slice(0, 10)}, ${Math.round((Date.now() - startedAt) / 60_000)} minutes, medians of ${runs} runs, interleaved`,
    `Adyen Web ${lock.packages['node_modules/@adyen/adyen-web']?.version}, Drop-in with eight method types`,
    `Chromium ${chromiumVersion}, headless; Node ${process.versions.node}`,
    `${processors.length} × ${processors[0]?.model.trim() ?? 'CPU'}; load of the machine at the end ${loadavg()[0]!.toFixed(1)}`,
    'slow line: 1.6 Mbit/s down, 0.75 up, 150 ms round trip, CPU 4 × slower; fresh profile and cold cache each time',
    ...(sections.has('deposits') ? [`long session: ${deposits} deposits one after another`] : []),
  ];
  return facts.map((fact) => `- ${fact}`).join('\n');
}
