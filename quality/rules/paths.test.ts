/** Checks that files named in documents and scripts exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folders = ['apps', 'platform', 'modules', 'database', 'tools', 'quality', 'scripts', 'docs'];
const files = folders
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => !/(^|\/)(dist|node_modules)\//.test(name));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Files that only a release creates, or that exist in every module. */
const NOT_HERE = ['platform/server/database/released-schema.json', 'test/server/access.ts'];
const NAMED = /`((?:[\w-]+\/)*[\w-]+\.(?:ts|tsx|mjs|typ|css))`/g;

/** A path may be relative to the root or to the document's folder, or be the end of a longer path. */
const isThere = (document: string, path: string): boolean =>
  NOT_HERE.includes(path) ||
  existsSync(join(root, path)) ||
  existsSync(join(root, dirname(document), path)) ||
  files.some((file) => file.endsWith(`/${path}`));

test('documents refer to existing files', () => {
  const documents = [
    ...readdirSync(root).filter((name) => name.endsWith('.md')),
    ...files.filter((name) => name.endsWith('.md') && !/^docs\/(audits|decisions)\//.test(name)),
  ];
  const missing = documents.flatMap((document) =>
    [...read(document).matchAll(NAMED)]
      .map(([, path = '']) => path)
      .filter((path) => !isThere(document, path))
      .map((path) => `${document}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test('scripts run existing files', () => {
  const scripts = files.filter((name) => /^scripts\/.*\.(mjs|ts)$/.test(name));
  const NAMED_FILE = /'((?:apps|platform|modules|database|tools|quality)\/[\w./-]+\.(?:ts|tsx|mjs|sql))'/g;
  const missing = scripts.flatMap((script) =>
    [...read(script).matchAll(NAMED_FILE)]
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${script}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test('the slowest test files, which run first, exist', () => {
  const named = [
    ...read('scripts/lib/longest-first.ts').matchAll(/'((?:platform|modules|tools|quality)\/[\w./-]+)'/g),
  ];
  expect(named.length).toBeGreaterThan(20);
  const missing = named
    .map(([, name = '']) => name)
    .filter((name) => !['ts', 'tsx'].some((type) => existsSync(join(root, `${name}.test.${type}`))));
  expect(missing).toEqual([]);
});
