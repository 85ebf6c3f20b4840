import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SETTING_DESCRIPTIONS } from '#platform/server/configuration/setting-descriptions.ts';

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

test('every command that docs/operate.md names exists', () => {
  const ours = named(/npm run (?:-s )?([\w:-]+)/g);
  expect(ours.filter((name) => !scripts.includes(name))).toEqual([]);
  const portal = named(/(?:`|npm run )portal (?:-- )?((?:check )?[a-z-]+)/g);
  expect(portal.length).toBeGreaterThan(6);
  expect(portal.filter((name) => !COMMANDS.some((command) => command.name === name))).toEqual([]);
});

test('every setting that it names exists', () => {
  const settings = named(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:=\w+)?`/g);
  expect(settings.length).toBeGreaterThan(12);
  expect(settings.filter((name) => !(name in SETTING_DESCRIPTIONS))).toEqual([]);
});

test('every file that it names exists', () => {
  const files = [
    ...named(/\]\((?!http)([\w./-]+)\)/g).map((path) => join('docs', path)),
    ...named(/`(deploy\/[\w./-]+)`/g),
  ];
  expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
