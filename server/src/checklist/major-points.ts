import { isClient } from '@assay/shared/access/roles.ts';
import { sql } from 'kysely';
import type { SignedIn } from '../http/context.ts';

/** Points of an application whose latest result, of whatever round, is MAJOR. */
const majors = sql`select point_key from (
  select distinct on (point_key) point_key, result from checklist_answer
  where application_id = application.id order by point_key, round desc) as latest
  where result = 'MAJOR'`;

export const majorPoints = sql<string[]>`array(${majors})`;

/** How many there are, for lists; clients are not told. */
export const openMajorCount = (actor: Pick<SignedIn, 'Roles'>) =>
  isClient(actor.Roles) ? sql<number>`0` : sql<number>`(select count(*)::int from (${majors}) as major)`;
