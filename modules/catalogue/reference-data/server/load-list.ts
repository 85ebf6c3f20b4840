/**
 * Reads an ordered reference list (industries, tags or stages) from the database, optionally with the number
 * of records that use each entry.
 */
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { Use } from '../rules/contract.ts';
import type { ListKind } from './list-kinds.ts';

/** Fields that the entries of all lists share; the list's own columns and its key are added. */
export type Entry = {
  Name: Localized;
  Position: number;
  IsActive: boolean;
  Version: number;
} & Record<string, unknown>;

/** Query for a list in its order. The three tables have the columns selected here in common. */
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

/** Uses of each entry by key; unused entries are not in the map. */
export async function loadUses(db: Queries, { uses }: ListKind): Promise<Map<string, Use[]>> {
  const { rows } = await uses().execute(db);
  const found = new Map<string, Use[]>();
  for (const { Entry, Kind, Count } of rows)
    if (Count > 0) found.set(Entry, [...(found.get(Entry) ?? []), { Kind, Count } as Use]);
  return found;
}
