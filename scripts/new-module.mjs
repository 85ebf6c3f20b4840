/**
 * `npm run new:module -- <area>/<name>`: creates a module with one record: rules, server, pages, texts,
 * tests and migration, and adds it to the lists of modules. `--cht=` and `--chs=` give the record's Chinese
 * names.
 */
import { installPackages } from './lib/install-packages.mjs';
import { portalEnvironment, portalNode } from './lib/node-runtime.mjs';
import { run, runQuietly } from './lib/run.mjs';

await installPackages();
const env = portalEnvironment();
const made = runQuietly(portalNode(), ['tools/new-module/new-module.command.ts', ...process.argv.slice(2)], {
  env,
});
if (made.isOk) {
  const { added, changed } = JSON.parse(made.output);
  // Names vary in length, so line breaks are formatted afterwards.
  const isTidy = run('biome', ['check', '--write', '--log-level=warn', ...added, ...changed]);
  const isWritten = run(portalNode(), ['apps/server/docs/write.ts']);
  for (const path of added) console.log(`new      ${path}`);
  for (const path of changed) console.log(`changed  ${path}`);
  console.log('Next: README.md, permissions in rules/workflow.ts, texts in texts/, and "npm run check".');
  process.exitCode = isTidy && isWritten ? 0 : 1;
} else {
  console.error(made.output.trimEnd());
  process.exitCode = 1;
}
