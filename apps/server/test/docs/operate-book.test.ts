import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const { COMMANDS } = (await import(join(root, 'scripts/lib/portal-commands.mjs'))) as {
  COMMANDS: { name: string }[];
};
const book = read('docs/operate.md');
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);
const named = (pattern: RegExp): string[] => [
  ...new Set([...book.matchAll(pattern)].map(([, name = '']) => name)),
];

test('every command that the operator’s book names is there', () => {
  const ours = named(/npm run ([\w:-]+)/g);
  expect(ours.length).toBeGreaterThan(6);
  expect(ours.filter((name) => !scripts.includes(name))).toEqual([]);
  const portal = named(/`portal (\w[\w ]*?)(?: [^`]*@[^`]*)?`/g);
  expect(portal.length).toBeGreaterThan(2);
  expect(portal.filter((name) => !COMMANDS.some((command) => command.name === name))).toEqual([]);
});

test('every setting that it names is one', () => {
  const known = readdirSync(join(root, 'platform/server/configuration'))
    .filter((name) => name.endsWith('settings.ts'))
    .map((name) => read(`platform/server/configuration/${name}`))
    .join('');
  const settings = named(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:=\w+)?`/g);
  expect(settings.length).toBeGreaterThan(12);
  expect(settings.filter((name) => !new RegExp(`\\b${name}: `).test(known))).toEqual([]);
});

test('every file that it names is there', () => {
  const files = [
    ...named(/\]\((?!http)([\w./-]+)\)/g).map((path) => join('docs', path)),
    ...named(/`(deploy\/[\w./-]+)`/g),
  ];
  expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
