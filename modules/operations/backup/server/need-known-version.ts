import { readMigrations } from '#platform/server/database/migrate.ts';
import type { Manifest } from './manifest.ts';

/** A backup of this version of the portal or of an earlier one; never of a later one. */
export function needKnownVersion({ Migrations, Portal }: Manifest): void {
  const ours = new Map(readMigrations().map(({ name, sha256 }) => [name, sha256]));
  const strange = Migrations.filter(({ Name, Sha256 }) => ours.get(Name) !== Sha256).map(({ Name }) => Name);
  if (strange.length > 0)
    throw new Error(
      `This backup is of a later version of the portal (${Portal}), which has ${strange.join(', ')}. Restore it with that version.`,
    );
}
