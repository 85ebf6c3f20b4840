/**
 * The direction of imports, as ARCHITECTURE.md draws it. Resolves every relative import, which a lint pattern
 * cannot do.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, sourceFiles } from './lib/source-files.mjs';

/** Packages of ours that a workspace may import. */
const MAY_IMPORT = { shared: [], server: ['shared'], web: ['shared'], e2e: ['shared', 'server'] };

/** Folders that features stand on; they never import a feature. */
const FOUNDATION = {
  shared: ['workflow', 'access', 'contract', 'format', 'translation'],
  server: ['http', 'db', 'workflow', 'jobs', 'files', 'realtime', 'settings', 'operation'],
  web: ['ui', 'api', 'session', 'i18n', 'layout'],
};

/** The files whose very purpose is to know the features: they list what these bring, or stand before them all. */
const MEETING_PLACES = [
  'shared/src/contract/routes.ts',
  'server/src/http/portal.ts',
  'server/src/http/bind.ts',
  'server/src/jobs/tasks.ts',
  'server/src/jobs/handlers.ts',
  'server/src/jobs/nightly.ts',
];

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\n]+)\1/g;

/** @returns {string[]} one sentence per import that goes the wrong way */
export function wrongImports() {
  return sourceFiles(/\.(ts|tsx|mts|mjs)$/)
    .filter((file) => /^(shared|server|web|e2e)\//.test(file))
    .flatMap((file) => imports(file).flatMap((name) => problems(file, name)));
}

function imports(file) {
  const text = readFileSync(join(root, file), 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
  return [...text.matchAll(IMPORT)]
    .map((match) => match[2])
    .filter((name) => /^[\w@.][\w@./:-]*$/.test(name));
}

function problems(file, name) {
  const workspace = file.split('/')[0];
  const isTest = /\.test\.tsx?$|\/test\//.test(file);
  const own = /^@assay\/([^/]+)/.exec(name)?.[1];
  if (own)
    return MAY_IMPORT[workspace].includes(own)
      ? []
      : [`${file} imports ${name}: ${workspace} must not know ${own}`];
  if (name.startsWith('.')) return relativeProblems(file, workspace, name, isTest);
  if (workspace === 'shared' && !isTest && name !== 'zod' && !name.startsWith('zod/')) {
    return [`${file} imports ${name}: shared imports only zod`];
  }
  return [];
}

function relativeProblems(file, workspace, name, isTest) {
  const target = relative(root, join(root, dirname(file), name));
  if (workspace === 'e2e' && target.startsWith('scripts/')) return [];
  if (!target.startsWith(`${workspace}/`))
    return [`${file} imports ${name}: other packages are imported by name`];
  if (isTest || MEETING_PLACES.includes(file)) return [];
  const from = folder(file);
  const to = folder(target);
  if (from && to && isFoundation(workspace, from) && !isFoundation(workspace, to)) {
    return [`${file} imports ${target}: the foundation must not know the feature ${to}`];
  }
  return [];
}

/** The folder directly below src; undefined for files in src itself, which put everything together. */
function folder(file) {
  const parts = file.split('/');
  return parts[1] === 'src' && parts.length > 3 ? parts[2] : undefined;
}

function isFoundation(workspace, name) {
  return (FOUNDATION[workspace] ?? []).includes(name);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = wrongImports();
  for (const line of found) console.error(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}
