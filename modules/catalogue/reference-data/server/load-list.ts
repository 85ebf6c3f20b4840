import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { Use } from '../rules/contract.ts';
import type { ListKind } from './list-kinds.ts';

/** What the entries of all lists have; the list's own columns and its key are added. */
export type Entry = {
  Name: Localized;
  Position: number;
  IsActive: boolean;
  Version: number;
} & Record<string, unknown>;

/** A list in its order. The three tables are alike in all that is asked of them here. */
export const selectList = (db: Queries, { Table, Key, Own }: ListKind) =>
  db
    .selectFrom(Table as 'Tag')
    .select([Key as 'TagCode', 'Name', 'Position', 'IsActive', 'Version', ...(Own as 'Description'[])])
    .orderBy('Position')
    .orderBy(Key as 'TagCode')
    .$castTo<Entry>();

export async function loadList<Row>(db: Queries, kind: ListKind, withUses?: boolean): Promise<Row[]> {
  const rows = await selectList(db, kind).execute();
  if (!withUses) return rows as Row[];
  const uses = await loadUses(db, kind);
  return rows.map((row) => ({ ...row, Uses: uses.get(String(row[kind.Key])) ?? [] })) as Row[];
}

/** Where each entry is used; one that is used nowhere is not in the map. */
export async function loadUses(db: Queries, { uses }: ListKind): Promise<Map<string, Use[]>> {
  const { rows } = await uses().execute(db);
  const found = new Map<string, Use[]>();
  for (const { Entry, Kind, Count } of rows)
    if (Count > 0) found.set(Entry, [...(found.get(Entry) ?? []), { Kind, Count } as Use]);
  return found;
}
