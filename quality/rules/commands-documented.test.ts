/** Checks that docs/commands.md describes every npm script. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/commands.md'), 'utf8');
const documented = [...page.matchAll(/^\| `npm (?:run )?([\w:-]+)/gm)]
  .map(([, name]) => String(name))
  .filter((name) => name !== 'portal');
const { COMMANDS } = (await import(join(root, 'scripts/lib/portal-commands.mjs'))) as {
  COMMANDS: { name: string }[];
};

/** Scripts that are parts of other commands. */
const INTERNAL = ['postinstall', 'build:web', 'build:server', 'catalogue:build', 'portal'];
/** Commands for the container image only. */
const OF_IMAGE = ['start', 'healthy'];

test('docs/commands.md describes every script of package.json, each once, and no other', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
  const expected = Object.keys(scripts).filter((name) => !INTERNAL.includes(name));
  expect(documented.toSorted()).toEqual(expected.toSorted());
});

test('docs/commands.md describes every command of the portal', () => {
  const commands = [...page.matchAll(/^\| `npm run portal -- ([a-z-]+(?: [a-z]+)?)/gm)].map(
    ([, name]) => name,
  );
  const expected = COMMANDS.map(({ name }) => name).filter((name) => !OF_IMAGE.includes(name));
  expect(commands.toSorted()).toEqual(expected.toSorted());
});
