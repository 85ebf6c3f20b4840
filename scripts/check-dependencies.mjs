/**
 * Which file may import which: areas import downwards only, modules what their manifest names and only through their entry
 * files, tiers keep apart, and no files import each other in a circle (docs/decisions/0068). Type imports count.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brokenRules } from './lib/dependency-rules.mjs';
import { importsOf } from './lib/module-imports.mjs';
import { root, sourceFiles } from './lib/source-files.mjs';

/** While modules are being cut: how many imports may still break each rule. It only ever falls, and goes with the last. */
const REMAINING = join(root, 'scripts/dependencies-remaining.json');
const SOURCE = /^(apps|platform|modules|database|tools)\/.*\.tsx?$/;
const NOT_SOURCE = /\/(test|dist)\/|\.test\.tsx?$/;
const SHOWN = 20;

/** @returns {Promise<Record<string, string[]>>} by rule, a sentence for each import that breaks it */
export async function dependencyProblems() {
  const files = sourceFiles(SOURCE).filter((file) => !NOT_SOURCE.test(file));
  const load = async (path) => import(pathToFileURL(join(root, path)).href);
  const { AREAS } = await load('platform/common/module.ts');
  const modules = await Promise.all(
    files
      .filter((file) => /^modules\/[^/]+\/[^/]+\/module\.ts$/.test(file))
      .map(async (file) => (await load(file)).module),
  );
  return brokenRules(importsOf(root, files), { areas: AREAS, modules });
}

/** @returns {Promise<string[]>} one line for each thing that is not in order */
async function wrongDependencies() {
  const remaining = existsSync(REMAINING) ? JSON.parse(readFileSync(REMAINING, 'utf8')) : {};
  return Object.entries(await dependencyProblems()).flatMap(([rule, lines]) => {
    const most = remaining[rule] ?? 0;
    if (lines.length > most)
      return [`${rule}: ${lines.length} imports break this rule, ${most} may`, ...lines.slice(0, SHOWN)];
    return lines.length < most
      ? [`${rule}: ${lines.length} are left; lower ${most} in scripts/dependencies-remaining.json`]
      : [];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--list')) {
    for (const lines of Object.values(await dependencyProblems()))
      for (const line of lines) console.log(line);
  } else {
    const found = await wrongDependencies();
    for (const line of found) console.error(line);
    process.exitCode = found.length > 0 ? 1 : 0;
  }
}
