/** Checks that docs/commands.md describes every npm script. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const documented = [
  ...readFileSync(join(root, 'docs/commands.md'), 'utf8').matchAll(/^\| `npm (?:run )?([\w:-]+)/gm),
].map(([, name]) => String(name));

/** Scripts that are parts of other commands, and one used only to release a new version. */
const INTERNAL = ['postinstall', 'build:web', 'build:server', 'db:release'];

test('docs/commands.md describes every script of package.json, each once, and no other', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
  const expected = Object.keys(scripts).filter((name) => !INTERNAL.includes(name));
  expect(documented.toSorted()).toEqual(expected.toSorted());
});
