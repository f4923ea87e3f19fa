import { describe, expect, it } from 'vitest';
import { billOfMaterials, licenseTexts } from './bill-of-materials.mjs';

const bundled = (name: string, version: string) => ({ name, version, identifier: 'MIT', text: `Licence of ${name}` });
const ROUTER = bundled('@shop/router', '2.0.0');
const OLD = bundled('parts', '1.0.0');
const NEW = bundled('parts', '3.0.0');

const lock = {
  name: 'cashier',
  version: '1.2.3',
  packages: {
    '': { version: '1.2.3', dependencies: { '@shop/router': '2.0.0', front: '1.0.0' } },
    'node_modules/@shop/router': { version: '2.0.0', integrity: 'sha512-q80=', dependencies: { parts: '^1.0.0' } },
    'node_modules/@shop/router/node_modules/parts': { version: '1.0.0' },
    'node_modules/front': { version: '1.0.0', dependencies: { parts: '^3.0.0' } },
    'node_modules/parts': { version: '3.0.0' },
  },
};

describe('the bill of materials', () => {
  const bill = billOfMaterials([ROUTER, OLD, NEW], lock);

  it('names each package of the bundles, with its licence and the hash of its archive', () => {
    expect(bill.components.map(({ purl }) => purl)).toEqual([
      'pkg:npm/%40shop/router@2.0.0',
      'pkg:npm/parts@1.0.0',
      'pkg:npm/parts@3.0.0',
    ]);
    expect(bill.components[0]).toMatchObject({
      licenses: [{ license: { id: 'MIT' } }],
      hashes: [{ alg: 'SHA-512', content: 'abcd' }],
    });
  });

  it('says who needs which version, also through a package without code of its own', () => {
    expect(bill.dependencies).toEqual([
      { ref: 'pkg:npm/cashier@1.2.3', dependsOn: ['pkg:npm/%40shop/router@2.0.0', 'pkg:npm/parts@3.0.0'] },
      { ref: 'pkg:npm/%40shop/router@2.0.0', dependsOn: ['pkg:npm/parts@1.0.0'] },
      { ref: 'pkg:npm/parts@1.0.0', dependsOn: [] },
      { ref: 'pkg:npm/parts@3.0.0', dependsOn: [] },
    ]);
  });

  it('refuses a package that the lock file does not have', () => {
    expect(() => billOfMaterials([bundled('parts', '2.0.0')], lock)).toThrow('no parts 2.0.0');
  });
});

describe('the licences', () => {
  it('has the text of each', () => {
    expect(licenseTexts([ROUTER, NEW])).toMatch(/router 2\.0\.0 \(MIT\)\n\nLicence of @shop[^]*parts 3\.0\.0/);
  });

  it.each([{ identifier: '' }, { text: '' }])('refuses a package that is passed on without one: %j', (without) => {
    expect(() => licenseTexts([{ ...ROUTER, ...without }])).toThrow('@shop/router 2.0.0 has no licence');
  });
});
