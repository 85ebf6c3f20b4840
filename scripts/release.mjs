/**
 * `npm run release -- <major|minor|patch|version>`: raises the version, writes the change log, saves the schema and a
 * portal with demo data for the tests of later versions, builds, commits and tags, and puts what is published into
 * `dist/release`. It pushes nothing. With `--dry-run` it only prints the notes.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { withRelease } from './lib/change-log.mjs';
import { lastRelease, subjectFault, subjectsSince } from './lib/conventional-commits.mjs';
import { installPackages } from './lib/install-packages.mjs';
import { portalEnvironment } from './lib/node-runtime.mjs';
import { root } from './lib/source-files.mjs';

const given = process.argv.slice(2);
const isDryRun = given.includes('--dry-run');
const [wanted] = given.filter((one) => !one.startsWith('-'));
const OUT = join(root, 'dist/release');
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const read = (file) => readFileSync(join(root, file), 'utf8');
const write = (file, text) => writeFileSync(join(root, file), text);

async function release() {
  const present = JSON.parse(read('package.json')).version;
  const version = raised(present, wanted);
  if (!isDryRun && git('status', '--porcelain') !== '')
    throw new Error('There are changes that are not committed: commit or remove them first.');
  const before = lastRelease();
  // The commits before the first release were not written for a change log.
  const subjects = before === null ? [] : subjectsSince(before);
  const wrong = subjects.filter((subject) => subjectFault(subject) !== null);
  if (wrong.length > 0) throw new Error(`These commits are not conventional:\n${wrong.join('\n')}`);
  const day = new Date().toISOString().slice(0, 10);
  const { log, notes } = withRelease(read('CHANGELOG.md'), { version, day, subjects });
  console.log(`Version ${version} (${before ?? 'the first release'} before it):\n\n${notes}\n`);
  if (isDryRun) return;

  write('CHANGELOG.md', log);
  for (const file of ['package.json', 'package-lock.json']) write(file, withVersion(read(file), version));
  console.log('Saving the schema and a portal with demo data …');
  node('quality/release/save-release.ts', version);
  // Chunks of earlier builds would be published too.
  for (const part of ['server', 'web'])
    rmSync(join(root, `apps/${part}/dist`), { recursive: true, force: true });
  await build();
  console.log('Writing the files to publish …');
  publishables(version, notes);
  git('add', 'CHANGELOG.md', 'package.json', 'package-lock.json', 'database', 'platform/server/database');
  git('commit', '--quiet', '-m', `chore: release ${version}`);
  git('tag', '--annotate', `v${version}`, '-m', `Assay ${version}\n\n${notes}`);
  console.log(`Committed and tagged v${version}. To publish:
  git push --follow-tags
  attach the files of dist/release: ${Object.values(filesOf(version)).join(', ')}
  docker build -t assay:${version} dist/release/image`);
}

function raised(present, step) {
  if (/^\d+\.\d+\.\d+$/.test(step ?? '')) return step;
  const [major, minor, patch] = present.split('.').map(Number);
  if (step === 'major') return `${major + 1}.0.0`;
  if (step === 'minor') return `${major}.${minor + 1}.0`;
  if (step === 'patch') return `${major}.${minor}.${patch + 1}`;
  throw new Error('Say which version: npm run release -- <major|minor|patch|version> [--dry-run]');
}

/** The package's own version is the first one in both files, and in the lock file also that of its root. */
function withVersion(text, version) {
  const content = JSON.parse(text);
  content.version = version;
  if (content.packages?.['']) content.packages[''].version = version;
  return `${JSON.stringify(content, null, 2)}\n`;
}

const filesOf = (version) => ({
  bundle: `assay-${version}.tar.gz`,
  sbom: 'sbom.cdx.json',
  api: 'openapi.json',
  notes: 'notes.md',
});

/** What the image needs, besides the built server and pages. */
const CONTEXT = ['apps', 'platform', 'modules', 'database', 'tools', 'deploy', 'scripts', 'package.json'];
const CONTEXT_FILES = ['package-lock.json', 'LICENSE', 'Dockerfile', '.dockerignore', 'README.md'];

function publishables(version, notes) {
  const files = filesOf(version);
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  const image = join(OUT, 'image');
  for (const name of [...CONTEXT, ...CONTEXT_FILES, 'tsconfig.base.json', 'tsconfig.web.json'])
    if (existsSync(join(root, name)))
      cpSync(join(root, name), join(image, name), { recursive: true, filter: isShipped });
  node('scripts/lib/write-bundle.mjs', version, OUT);
  execFileSync('node', ['scripts/sbom.mjs'], { cwd: root, env: portalEnvironment(), stdio: 'inherit' });
  cpSync(join(root, 'dist/sbom.cdx.json'), join(OUT, files.sbom));
  node('apps/server/docs/write-openapi.ts', join(OUT, files.api));
  writeFileSync(join(OUT, files.notes), `${notes}\n`);
}

const isShipped = (path) =>
  !/\/(test|node_modules|released)(\/|$)|\.test\.tsx?$/.test(path.slice(root.length));

function node(file, ...args) {
  execFileSync('node', [file, ...args], { cwd: root, env: portalEnvironment(), stdio: 'inherit' });
}

try {
  await installPackages();
  await release();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
