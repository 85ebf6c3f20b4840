import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { texts } from '@assay/shared/translation/catalogue.ts';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '..', 'src');
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));

it('every text key that a screen names is in the catalogue', () => {
  const unknown = files.flatMap((name) => {
    const source = readFileSync(join(SRC, name), 'utf8');
    const calls = [...source.matchAll(/(?<![\w.])t\(([^()]*)/g)].map((found) => found[1] ?? '');
    const keys = calls.flatMap((call) =>
      [...call.matchAll(/'([A-Z]\w*_\w+)'/g)].map((found) => found[1] ?? ''),
    );
    return keys.filter((key) => !(key in texts)).map((key) => `${name}: ${key}`);
  });
  expect(unknown).toEqual([]);
});
