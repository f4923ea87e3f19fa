/** Checks that the build's target supports every platform API that the built files name. Exits with 1 on a problem. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { listFiles } from '../files.mjs';
import { SDK_TARGET } from '../sdk/target.mjs';
import { ALLOWED, type Allowed } from './allowed';
import ts from 'typescript';
import { lackedBy, readTarget, type Target, type Use } from './features';
import { usesOf } from './scripts';
import { sourceUses } from './sources';
import { styleUsesOf } from './styles';
import { isMain } from '../../machine/is-main.mjs';

/** Tests, stories and stand-ins for providers, which never reach a player's browser. */
const NOT_BUILT = /\.(test|stories|fake|fixture)\.tsx?$|\/test-kit\/|\/(simulator|fixtures|messages\.d)\b|\.d\.ts$/;
/** Files that run in the host's page, which may be open in browsers too old for the cashier itself. */
const HOST_SDK = /^(src\/host-sdk\/|dist\/host-sdk[.-])/;
const SCRIPT = /<script type="module"[^>]*>(.*?)<\/script>/gs;

/** Each unsupported name with the browsers that lack it. */
export function problemsOf(uses: readonly Use[], target: Target): Map<string, string> {
  const problems = new Map<string, string>();
  for (const { name, features } of uses) {
    const lacks = features.map((feature) => lackedBy(feature, target));
    // Several APIs may share a name: report it only if each of them is missing somewhere.
    if (lacks.every((browsers) => browsers.length > 0)) problems.set(name, `not in ${lacks[0]!.join(', ')}`);
  }
  return problems;
}

/** The platform APIs that a built file uses; its name's extension gives its kind (style sheet, script, page). */
export function usesIn(file: string, text: string): Use[] {
  if (file.endsWith('.css')) return styleUsesOf(text);
  if (file.endsWith('.js')) return usesOf(text);
  return [...text.matchAll(SCRIPT)].flatMap(([, code = '']) => usesOf(code));
}

/**
 * @param allowed unsupported names that may be used, each with a reason @param hostTarget the host SDK's target @returns problems
 * as `file: text`
 */
export function checkTarget(
  root: string,
  target: Target,
  allowed: readonly Allowed[],
  hostTarget: Target = target,
): string[] {
  const built = ['dist', 'dist-demo']
    .flatMap((folder) => filesBelow(join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => /\.(js|css|html)$/.test(file))
    .map((file) => [file, usesIn(file, readFileSync(join(root, file), 'utf8'))] as const);
  if (built.length === 0) return ['dist: nothing is built'];
  const sources = listFiles(root, ['src', 'plugins'])
    .filter((file) => /\.tsx?$/.test(file) && !NOT_BUILT.test(file))
    .map((file) => join(root, file));
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config,
    ts.sys,
    root,
  );
  const seen = new Set<string>();
  const mayStandIn = (file: string) =>
    allowed.filter(({ files }) => !files || files.includes(plainName(file))).flatMap(({ names }) => names);
  const problems = [...built, ...sourceUses(sources, options)].flatMap(([file, uses]) =>
    [...problemsOf(uses, HOST_SDK.test(relative(root, resolve(root, file))) ? hostTarget : target)].flatMap(
      ([name, problem]) => {
        seen.add(name);
        return mayStandIn(file).includes(name) ? [] : [`${relative(root, resolve(root, file))}: ${name} is ${problem}`];
      },
    ),
  );
  const idle = allowed.flatMap(({ names }) => names).filter((name) => !seen.has(name));
  return [...problems, ...idle.map((name) => `tools/target/allowed.ts: nothing uses ${name} any more`)];
}

/** The name without folder, hash and extension: `assets/sentry-client-Cb1U_LVF.js` is `sentry-client`. */
function plainName(file: string): string {
  return basename(file).replace(/(?:-[\w-]{8})?\.\w+$/, '');
}

function filesBelow(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
}

if (isMain(import.meta.url)) {
  const { default: config } = await import('../../vite.config');
  const target = readTarget([config.build?.target || []].flat());
  const problems = checkTarget(process.cwd(), target, ALLOWED, readTarget(SDK_TARGET));
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
