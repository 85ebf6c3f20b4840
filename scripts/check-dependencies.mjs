/**
 * Checks which files may import each other: areas import downwards only; modules import only what their
 * manifest names and only through entry files; tiers are separate; no import cycles (docs/decisions/0068).
 * Type imports count. SQL must not name tables of a higher area.
 */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brokenRules } from './lib/dependency-rules.mjs';
import { importsOf } from './lib/module-imports.mjs';
import { root, sourceFiles } from './lib/source-files.mjs';
import { upwardTables } from './lib/upward-tables.mjs';

const SOURCE = /^(apps|platform|modules|database|tools)\/.*\.tsx?$/;
const NOT_SOURCE = /\/(test|dist)\/|\.test\.tsx?$/;
/** Files that may query the database. */
const isQueried = (file) => /^(platform|modules\/[^/]+\/[^/]+)\/server\/.*\.ts$/.test(file);
const SHOWN = 20;

/**
 * @returns {Promise<Record<string, string[]>>} by rule, a sentence for each import or query that breaks it
 */
export async function dependencyProblems() {
  const files = sourceFiles(SOURCE).filter((file) => !NOT_SOURCE.test(file));
  const load = async (path) => import(pathToFileURL(join(root, path)).href);
  const { AREAS } = await load('platform/common/module.ts');
  const modules = await Promise.all(
    files
      .filter((file) => /^modules\/[^/]+\/[^/]+\/module\.ts$/.test(file))
      .map(async (file) => (await load(file)).module),
  );
  return {
    ...brokenRules(importsOf(root, files), { areas: AREAS, modules }),
    upwardTable: upwardTables(root, files.filter(isQueried), AREAS),
  };
}

/** @returns {Promise<string[]>} the number of violations of each rule, and the first of them */
async function wrongDependencies() {
  return Object.entries(await dependencyProblems()).flatMap(([rule, lines]) =>
    lines.length > 0 ? [`${rule}: ${lines.length} places break this rule`, ...lines.slice(0, SHOWN)] : [],
  );
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
