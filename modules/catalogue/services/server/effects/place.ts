import { sql } from 'kysely';
import type { Effect } from '../job.ts';

/** Moves the service to a position and counts all others through; the door lets in one that does this at a time. */
export const place: Effect = async ({ tx, row, input }) => {
  const rows = await tx
    .selectFrom('Service')
    .select('Id')
    .where('Status', '<>', 'REMOVED')
    .where('Id', '<>', row.Id)
    .orderBy('Position')
    .orderBy('Id')
    .execute();
  const ids = rows.map(({ Id }) => Id);
  ids.splice(Number(input.Position), 0, row.Id);
  await sql`update service set position = place.position - 1
    from unnest(${ids}::bigint[]) with ordinality as place (id, position)
    where service.id = place.id and service.position <> place.position - 1`.execute(tx);
  const Position = ids.indexOf(row.Id);
  return { Columns: { Position }, Told: { Position } };
};
