/**
 * Collects the expected access to endpoints that modules define themselves in `test/server/access.ts`, for
 * the access tests; older modules are in `access-table.ts`.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Expected, OwnRecord } from './access-expected.ts';
import type { TestPortal } from './portal.ts';

/** The expected access to a module's endpoints, written manually in the module (`test/server/access.ts`). */
export type OwnAccess = {
  kind: OwnRecord;
  /** The request field that contains the record's key. */
  field: string;
  /** Expected access by `GET /path`. */
  calls: Readonly<Record<string, Expected>>;
  /** Input that a call needs besides the key to pass validation. */
  inputs: Readonly<Record<string, Record<string, unknown>>>;
  /** Demo users with access to the record that `make` creates. */
  reachedBy: readonly string[];
  /** Creates a record and returns its key. */
  make: (portal: TestPortal) => Promise<string>;
};

const root = join(import.meta.dirname, '../..');

/** The access definitions of all modules that have one or several; those of older modules are in `access-table.ts`. */
export const ownAccess: readonly OwnAccess[] = (
  await Promise.all(
    globSync('modules/*/*/test/server/access.ts', { cwd: root })
      .toSorted()
      .map(
        async (file) =>
          ((await import(join(root, file))) as { access: OwnAccess | readonly OwnAccess[] }).access,
      ),
  )
).flat();
