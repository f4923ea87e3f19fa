import { describe, expect, it } from 'vitest';
import { type Machine, SHELL_PATH, SYSTEM_PATHS, chromiumPath, findChromium, findHeadless } from './chromium';

function machine(files: string[], rest: Partial<Machine> = {}): Machine {
  return {
    env: {},
    exists: (path) => files.includes(path),
    playwrightPath: () => '/playwright/chrome',
    canInstall: () => false,
    install: () => false,
    ...rest,
  };
}

describe('the browser for tests', () => {
  it('is the one that CHROMIUM_PATH names, before all others', () => {
    const files = ['/own/chrome', '/playwright/chrome', '/usr/bin/chromium'];
    expect(chromiumPath(machine(files, { env: { CHROMIUM_PATH: '/own/chrome' } }))).toBe('/own/chrome');
  });

  it("is Playwright's own, then the system's", () => {
    expect(chromiumPath(machine(['/playwright/chrome', '/usr/bin/chromium']))).toBe('/playwright/chrome');
    expect(chromiumPath(machine(['/usr/bin/google-chrome', '/usr/bin/chromium']))).toBe('/usr/bin/chromium');
  });

  it('is the headless shell where a whole one is not needed, unless another one is named', () => {
    const files = [SHELL_PATH, '/own/chrome', '/playwright/chrome'];
    expect(findHeadless(machine(files))).toBe(SHELL_PATH);
    expect(chromiumPath(machine(files))).toBe('/playwright/chrome');
    expect(findHeadless(machine(files, { env: { CHROMIUM_PATH: '/own/chrome' } }))).toBe('/own/chrome');
    expect(findHeadless(machine(['/usr/bin/chromium']))).toBe('/usr/bin/chromium');
  });

  it('is installed as root when there is none', () => {
    const files: string[] = [];
    const install = () => files.push('/usr/bin/chromium') > 0;
    expect(chromiumPath(machine(files, { canInstall: () => true, install }))).toBe('/usr/bin/chromium');
  });

  it('is never installed by only looking for it', () => {
    const install = () => {
      throw new Error('installed');
    };
    expect(findChromium(machine([], { canInstall: () => true, install }))).toBeUndefined();
  });

  it('is not guessed when CHROMIUM_PATH is wrong', () => {
    const wrong = machine(['/usr/bin/chromium'], { env: { CHROMIUM_PATH: '/nowhere' } });
    expect(() => chromiumPath(wrong)).toThrow('CHROMIUM_PATH is /nowhere');
  });

  it('is missed with an error that names every place', () => {
    for (const place of ['CHROMIUM_PATH', '/playwright/chrome', 'apt-get', ...SYSTEM_PATHS]) {
      expect(() => chromiumPath(machine([]))).toThrow(place);
    }
  });
});
