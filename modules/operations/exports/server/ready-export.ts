import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { seesAll } from './document/sees-all.ts';
import type { ExportRow } from './export-view.ts';
import { holdsOne } from './holds-one.ts';
import { rolesFor } from './make-file.ts';

/** A finished file. */
export type ReadyExport = ExportRow & { StorageKey: string; Size: number; Name: string };

/**
 * One's own finished file, if one may still have it: the role is still there, no right that it was made with was lost
 * since, and of documents every application is still in sight. Null for everything else.
 */
export async function readyExport(
  db: Queries,
  actor: SignedIn,
  exportKey: string,
  at: Date,
): Promise<ReadyExport | null> {
  const row = await db
    .selectFrom('Export')
    .selectAll()
    .where('ExportKey', '=', exportKey)
    .where('AccountId', '=', actor.Id)
    .where('State', '=', 'READY')
    .where('ExpiresAt', '>', at)
    .executeTakeFirst();
  if (!row?.StorageKey || row.Size === null || row.Name === null) return null;
  if (!holdsOne(actor, rolesFor(row.Subject)) || !hasKept(actor, row)) return null;
  const { Parameters } = row;
  if ('ApplicationKeys' in Parameters && !(await seesAll(db, actor, Parameters.ApplicationKeys))) return null;
  return { ...row, StorageKey: row.StorageKey, Size: row.Size, Name: row.Name };
}

/** Whether somebody still has every role, and the organisation, that the file was made with. */
const hasKept = (actor: SignedIn, { MadeWith }: ExportRow): boolean =>
  MadeWith !== null &&
  MadeWith.OrganisationId === actor.OrganisationId &&
  MadeWith.Roles.every((role) => actor.Roles.includes(role));
