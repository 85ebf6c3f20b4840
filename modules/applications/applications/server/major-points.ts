/**
 * SQL for the checklist points of an application whose latest result is MAJOR: their keys, and their number
 * for lists (always 0 for clients).
 */

import type { RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import { isClient } from '#platform/common/access/roles.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { defineRegister } from '#platform/server/registers.ts';

/**
 * Conditions on the finding `found`, provided by a higher-level module: it no longer blocks a decision; it was withdrawn as
 * raised in error.
 */
export const settledPoints = defineRegister<'POINT' | 'WITHDRAWN', RawBuilder<SqlBool>>(
  'applications.settled-points',
  ['POINT', 'WITHDRAWN'],
);

/** Points of an application whose latest result in any round is MAJOR, and whose nonconformity is not settled. */
const majors = () => sql`select found.point_key from checklist_answer as found
  where found.application_id = application.id and found.result = 'MAJOR' and not exists (
    select from checklist_answer as later where later.application_id = found.application_id
      and later.point_key = found.point_key and later.round > found.round)
    and not ${settledPoints.get('POINT')}`;

export const majorPoints = () => sql<string[]>`array(${majors()})`;

/** Number of these points, for lists; always 0 for clients. */
export const openMajorCount = (actor: Pick<SignedIn, 'Roles'>) =>
  isClient(actor.Roles) ? sql<number>`0` : sql<number>`(select count(*)::int from (${majors()}) as major)`;
