/**
 * `npm run sbom`: writes the bill of materials of a release, which lists its installed npm packages, to
 * dist/sbom.cdx.json (CycloneDX).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchedComponents } from './lib/dependencies.mjs';
import { installPackages } from './lib/install-packages.mjs';
import { runQuietly } from './lib/run.mjs';
import { root } from './lib/source-files.mjs';

try {
  await installPackages();
  const { isOk, output } = runQuietly('npm', [
    'sbom',
    '--sbom-format',
    'cyclonedx',
    '--omit',
    'dev',
    '--loglevel=error',
  ]);
  const begin = output.indexOf('{');
  if (!isOk || begin < 0) throw new Error(`npm sbom failed:\n${output}`);
  const bill = JSON.parse(output.slice(begin, output.lastIndexOf('}') + 1));
  bill.components.push(...fetchedComponents());
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, 'dist/sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`dist/sbom.cdx.json: ${bill.components.length} packages`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
