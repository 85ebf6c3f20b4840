/**
 * Database effect of each service action beyond its status change; contains those to withdraw a scheduled
 * version, remove a service (freeing its scheme code) and move it in the list.
 */
import { sql } from 'kysely';
import { serviceStatuses } from '../../rules/statuses.ts';
import { scheduledVersion } from '../../rules/version-states.ts';
import type { ServiceAction } from '../../rules/workflow.ts';
import type { Effect } from '../action-context.ts';
import { changeVersionStatus } from '../write-version.ts';
import { discard, draft, publish, save } from './draft.ts';

/** Withdraws the scheduled version. It never comes into force, but its number stays used. */
const withdraw: Effect = async ({ tx, row, facts, actor, at }) => {
  const waits = scheduledVersion(row.Versions, facts.Today);
  if (!waits) throw new Error('the table allows this effect only for services with a scheduled version');
  await changeVersionStatus(tx, waits, 'WITHDRAW', { UpdatedAt: at, UpdatedById: actor.Id });
  return { LogDetail: { VersionNo: waits.VersionNo, EffectiveOn: waits.EffectiveOn } };
};

/** Suffix that no valid scheme code contains. */
const REMOVED_SUFFIX = '~';

/** The row stays for the log; its scheme code becomes available for another service. */
const remove: Effect = async ({ row }) => ({
  Columns: { SchemeCode: `${row.SchemeCode}${REMOVED_SUFFIX}${row.Id}` },
});

/** Moves the service to a position and renumbers all others; the handler allows one such move at a time. */
const place: Effect = async ({ tx, row, input }) => {
  const rows = await tx
    .selectFrom('Service')
    .select('Id')
    .where('Status', 'in', serviceStatuses.present)
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
  return { Columns: { Position }, LogDetail: { Position } };
};

/** Effects of an action in addition to the status change. */
export const effects: Readonly<Partial<Record<ServiceAction, Effect>>> = {
  SAVE: save,
  PUBLISH: publish,
  DRAFT: draft,
  DISCARD: discard,
  WITHDRAW: withdraw,
  PLACE: place,
  REMOVE: remove,
};
