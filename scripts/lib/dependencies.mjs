/**
 * Creates docs/dependencies.md from the lock file, and reports packages without a reason or checksum, with a
 * licence that is not allowed, or with an unreviewed install script.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALLOWED, FETCHED_REASONS, MAY_RUN_SCRIPTS, READ, REASONS } from './dependency-reasons.mjs';
import { fontPackages } from './font-packages.mjs';
import { PACKAGES } from './provide-node.mjs';
import { root } from './source-files.mjs';

const HEAD = `# Third-party dependencies

Direct dependencies with their purpose and the reason for the choice. \`npm run dependencies\` generates this page from
\`scripts/lib/dependency-reasons.mjs\` and the lock file. A test fails if a package has no reason, a licence in the
dependency tree is not on the allow list, a package has an install script that is neither allowed nor denied by
name, or an entry of the lock file has no checksum or names a registry.

No install scripts are run (\`allowScripts\` in package.json, \`--ignore-scripts\` in the project's commands).
\`npm run sbom\` writes the bill of materials of a release in CycloneDX format.

| Package | Version | Used for | Licence | Reason | Script |
|---|---|---|---|---|---|
`;

const lock = () => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const entryFor = (table, name) =>
  table[name] ??
  table[Object.keys(table).find((key) => key.endsWith('*') && name.startsWith(key.slice(0, -1)))];
const reasonFor = (name) => entryFor(REASONS, name);
const FETCHED_HEAD = `
## Fetched by file

Of these packages only a few files are used. They are not installed: \`scripts/lib/fetch-packages.mjs\` fetches the named
version, compares its checksum with the recorded one and keeps the named files.

| Package | Version | Files | Licence | Reason |
|---|---|---|---|---|
`;

/** @returns {string} the expected contents of docs/dependencies.md */
export function dependencyPage() {
  const packages = lock();
  const rows = namedPackages(packages).map(([name, places]) => {
    const entry = packages[`node_modules/${name}`] ?? {};
    const { version, hasInstallScript } = entry;
    const cells = [
      `\`${name}\``,
      version,
      places.join(', '),
      licenceOf(name, entry),
      reasonFor(name) ?? '',
      hasInstallScript ? 'yes' : 'no',
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return `${HEAD}${rows.join('\n')}\n${FETCHED_HEAD}${fetchedRows().join('\n')}\n`;
}

/** Packages of which files are fetched, for all systems. */
const fetched = () => [
  ...fontPackages,
  ...Object.values(PACKAGES).map((one) => ({ ...one, files: ['bin/node'] })),
];

function fetchedRows() {
  return fetched().map(({ name, version, files }) => {
    const { licence = '', reason = '' } = entryFor(FETCHED_REASONS, name) ?? {};
    return `| \`${name}\` | ${version} | ${files.join(', ')} | ${licence} | ${reason} |`;
  });
}

/** The packages of which files are fetched and published, as components of a bill of materials (CycloneDX). */
export const fetchedComponents = () =>
  fontPackages.map(({ name, version, integrity }) => {
    const [group, own] = name.split('/');
    const content = Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex');
    return {
      'bom-ref': `${name}@${version}`,
      type: 'library',
      group,
      name: own,
      version,
      scope: 'required',
      purl: `pkg:npm/${encodeURIComponent(group)}/${own}@${version}`,
      hashes: [{ alg: 'SHA-512', content }],
      licenses: [{ expression: entryFor(FETCHED_REASONS, name).licence }],
    };
  });

const USES = { dependencies: 'running and building', devDependencies: 'development and tests' };

/** Returns every package that package.json names, and its use. */
function namedPackages(packages) {
  const found = new Map();
  for (const [kind, use] of Object.entries(USES))
    for (const name of Object.keys(packages['']?.[kind] ?? {}))
      found.set(name, [...(found.get(name) ?? []), use]);
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** @returns {string[]} one sentence per problem */
export function dependencyProblems() {
  const packages = lock();
  const others = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  const names = namedPackages(packages).map(([name]) => name);
  return [
    ...names
      .filter((name) => !reasonFor(name))
      .map((name) => `${name} has no reason in scripts/lib/dependency-reasons.mjs`),
    ...Object.keys(REASONS)
      .filter(
        (key) =>
          !names.some((name) => (key.endsWith('*') ? name.startsWith(key.slice(0, -1)) : name === key)),
      )
      .map((key) => `${key} has a reason but is no longer a dependency`),
    ...fetched()
      .filter(({ name }) => !isAllowed(entryFor(FETCHED_REASONS, name)?.licence ?? ''))
      .map(({ name }) => `${name} has no allowed licence in FETCHED_REASONS`),
    ...others.flatMap(([path, entry]) => problemsOf(nameOf(path), entry)),
    ...scripts(others),
  ];
}

function problemsOf(name, entry) {
  const licence = licenceOf(name, entry);
  const isElsewhere = isForOthers(entry);
  return [
    ...(entry.resolved ? [`${name}: the lock file names the registry`] : []),
    ...(entry.integrity || isElsewhere ? [] : [`${name} has no checksum in the lock file`]),
    ...(isAllowed(licence) || (isElsewhere && !entry.integrity)
      ? []
      : [`${name}: licence "${licence}" is not on the allow list`]),
  ];
}

/** Optional packages for other systems than ours do not have to be available in the registry. */
const isForOthers = ({ optional, os = [], cpu = [], libc = [] }) =>
  optional === true &&
  !(os.includes('linux') && cpu.includes('x64') && !libc.includes('musl') && os.length > 0) &&
  (os.length > 0 || cpu.length > 0);

/**
 * If the lock file does not name the licence, it is read from the installed package or from a manual list.
 */
function licenceOf(name, { license }) {
  if (READ[name]) return READ[name];
  if (typeof license === 'string') return license;
  const file = join(root, 'node_modules', name, 'package.json');
  return (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).license) || '';
}

const isAllowed = (licence) =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((one) => one.split(' AND ').every((part) => ALLOWED.has(part)));

/** Checks that each install script is explicitly allowed or denied, as npm requires. */
function scripts(others) {
  const allowed = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).allowScripts ?? {};
  const bring = others.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path));
  return [
    ...bring
      .filter((name) => allowed[name] !== MAY_RUN_SCRIPTS.includes(name))
      .map((name) => `${name} has an install script: allow or deny it in allowScripts of package.json`),
    ...Object.keys(allowed)
      .filter((name) => !bring.includes(name))
      .map((name) => `allowScripts names ${name}, which has no install script`),
  ];
}
