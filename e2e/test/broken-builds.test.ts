import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BROKEN_BUILDS } from '../chaos/broken/builds.ts';

const ROOT = join(import.meta.dirname, '../..');
const changes = BROKEN_BUILDS.flatMap(({ name, changes: all }) => all.map((one) => ({ name, ...one })));

/** A text that was changed in the source would be found out only when the faults are played the next time. */
test.each(changes)('the build $name can still be broken in $file', async ({ file, from }) => {
  const source = await readFile(join(ROOT, file), 'utf8');
  expect(source.split(from)).toHaveLength(2);
});
