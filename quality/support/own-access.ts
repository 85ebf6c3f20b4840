import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Expected, OwnRecord } from './access-expected.ts';
import type { TestPortal } from './portal.ts';

/** A module's lines of the access matrix, by hand (`test/server/access.ts`). */
export type OwnAccess = {
  kind: OwnRecord;
  /** The field of a call that names its record. */
  field: string;
  /** By `GET /path`. */
  calls: Readonly<Record<string, Expected>>;
  /** What a call needs besides the key to pass input validation. */
  inputs: Readonly<Record<string, Record<string, unknown>>>;
  /** Who of the demo sees the record that is made here. */
  reachedBy: readonly string[];
  /** Makes a record and answers its key. */
  make: (portal: TestPortal) => Promise<string>;
};

const root = join(import.meta.dirname, '../..');

/** Of all modules that bring their lines themselves; the older ones are in `access-table.ts`. */
export const ownAccess: readonly OwnAccess[] = await Promise.all(
  globSync('modules/*/*/test/server/access.ts', { cwd: root })
    .toSorted()
    .map(async (file) => ((await import(join(root, file))) as { access: OwnAccess }).access),
);
