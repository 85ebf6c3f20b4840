import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const { dependencyPage, dependencyProblems } = (await import(join(root, 'scripts/lib/dependencies.mjs'))) as {
  dependencyPage: () => string;
  dependencyProblems: () => string[];
};

test('third-party packages have reasons, allowed licences, checksums, and no undecided scripts', () => {
  expect(dependencyProblems()).toEqual([]);
});

test('docs/dependencies.md is what `npm run dependencies` writes', () => {
  expect(readFileSync(join(root, 'docs/dependencies.md'), 'utf8')).toBe(dependencyPage());
});
