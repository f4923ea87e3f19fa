/**
 * Writes, beside a build, which packages of others it holds: `licenses.txt`, the licence of each, and `sbom.cdx.json`, a
 * software bill of materials (CycloneDX 1.6). Built-ins only.
 *
 * Vite says which packages are in the bundles (`build.license`). `npm sbom --omit dev` leaves out what a development tool
 * needs as well, such as React, and names packages that no bundle has.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ name: string, version: string, identifier?: string, text?: string }} Bundled as Vite writes it
 * @typedef {{ version: string, integrity?: string, dependencies?: Record<string, string>, peerDependencies?: Record<string, string> }} Locked
 * @typedef {{ name: string, version: string, packages: Record<string, Locked> }} Lock package-lock.json
 */

const FILE = join('.vite', 'licenses.json');

export function writeBillOfMaterials(/** @type {string} */ root, /** @type {string} */ folder) {
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));
  const bundled = read(join(folder, FILE));
  rmSync(join(folder, FILE));
  const bill = billOfMaterials(bundled, read(join(root, 'package-lock.json')));
  writeFileSync(join(folder, 'licenses.txt'), licenseTexts(bundled));
  writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
}

/** @param {readonly Bundled[]} bundled @throws Error for a package without a licence, whose code may not be passed on */
export function licenseTexts(bundled) {
  return bundled
    .map(({ name, version, identifier, text }) => {
      if (!identifier || !text) throw new Error(`${name} ${version} has no licence: it must not be in the bundles.`);
      return `${name} ${version} (${identifier})\n\n${text.trim()}\n`;
    })
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/** @param {readonly Bundled[]} bundled @param {Lock} lock */
export function billOfMaterials(bundled, lock) {
  const places = new Map(bundled.map((one) => [placeOf(one, lock), one]));
  const dependencies = [...places].map(([place, one]) => ({
    ref: purl(one),
    dependsOn: neededBy(place, lock)
      .flatMap((key) => places.get(key) ?? [])
      .map(purl),
  }));
  const needed = new Set(dependencies.flatMap(({ dependsOn }) => dependsOn));
  const own = new Set(neededBy('', lock));
  // What is needed only through a package that hands others on and has no code in the bundles is the cashier's own need.
  const direct = [...places].filter(([place, one]) => own.has(place) || !needed.has(purl(one)));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${randomUUID()}`,
    version: 1,
    metadata: {
      timestamp: new Date().toISOString(),
      lifecycles: [{ phase: 'build' }],
      component: {
        'bom-ref': purl(lock),
        type: 'application',
        name: lock.name,
        version: lock.version,
        purl: purl(lock),
      },
    },
    components: [...places].map(([place, one]) => component(one, lock.packages[place]?.integrity)),
    dependencies: [{ ref: purl(lock), dependsOn: direct.map(([, one]) => purl(one)) }, ...dependencies],
  };
}

/** @param {Bundled} bundled @param {string} [integrity] */
function component({ name, version, identifier = '' }, integrity = '') {
  const [alg, digest = ''] = integrity.split('-');
  return {
    type: 'library',
    'bom-ref': purl({ name, version }),
    name,
    version,
    scope: 'required',
    hashes: alg === 'sha512' ? [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] : [],
    licenses: [/\s/.test(identifier) ? { expression: identifier } : { license: { id: identifier } }],
    purl: purl({ name, version }),
  };
}

/** Where the package is installed. @param {Bundled} bundled @param {Lock} lock @throws Error when the lock file has no such package */
function placeOf({ name, version }, { packages }) {
  const isIt = (/** @type {string} */ place) =>
    `/${place}`.endsWith(`/node_modules/${name}`) && packages[place]?.version === version;
  const place = Object.keys(packages).find(isIt);
  if (place === undefined) throw new Error(`package-lock.json has no ${name} ${version}: run npm ci.`);
  return place;
}

/** Where the packages are that this one names, nested ones first, as Node looks for them. */
function neededBy(/** @type {string} */ place, /** @type {Lock} */ { packages }) {
  const { dependencies, peerDependencies } = packages[place] ?? {};
  return Object.keys({ ...dependencies, ...peerDependencies }).map((name) => {
    const nested = `${place}/node_modules/${name}`;
    return packages[nested] ? nested : `node_modules/${name}`;
  });
}

/** @param {{ name: string, version: string }} one */
const purl = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;
