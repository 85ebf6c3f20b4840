/**
 * SQL for the checklist points of an application whose findings may block a decision: those whose latest result is MAJOR, with
 * their number for lists (always 0 for clients), and those whose latest result is MINOR and whose plan is not accepted.
 */

import type { RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { Step } from '#modules/catalogue/services/rules/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { defineRegister } from '#platform/server/registers.ts';

/**
 * Conditions on the finding `found`, provided by a higher-level module: it no longer blocks a decision (POINT), its plan
 * is accepted (PLANNED), it was withdrawn as raised in error (WITHDRAWN).
 */
export const settledPoints = defineRegister<'POINT' | 'PLANNED' | 'WITHDRAWN', RawBuilder<SqlBool>>(
  'applications.settled-points',
  ['POINT', 'PLANNED', 'WITHDRAWN'],
);

/** The nonconformity of a checklist point. VerifiedAt: ISO timestamp; null while it is open. */
export type StoredRecord = {
  PointKey: string;
  Step: Step;
  No: string;
  Path: string;
  IsMajor: boolean;
  VerifiedAt: string | null;
};

/** Nonconformities of `application` that were not withdrawn, provided by a higher-level module; null without any. */
export const pointRecords = defineRegister<'RECORDS', RawBuilder<StoredRecord[] | null>>(
  'applications.point-records',
  ['RECORDS'],
);

/** Points of an application whose latest result in any round is this one, and does not meet the condition. */
const latest = (
  result: 'MAJOR' | 'MINOR',
  settled: RawBuilder<SqlBool>,
) => sql`select found.point_key from checklist_answer as found
  where found.application_id = application.id and found.result = ${sql.lit(result)} and not exists (
    select from checklist_answer as later where later.application_id = found.application_id
      and later.point_key = found.point_key and later.round > found.round)
    and not ${settled}`;

const majors = () => latest('MAJOR', settledPoints.get('POINT'));

export const unplannedMinorPoints = () =>
  sql<string[]>`array(${latest('MINOR', settledPoints.get('PLANNED'))})`;

export const majorPoints = () => sql<string[]>`array(${majors()})`;

/** Number of these points, for lists; always 0 for clients. */
export const openMajorCount = (actor: Pick<SignedIn, 'Roles'>) =>
  isClient(actor.Roles) ? sql<number>`0` : sql<number>`(select count(*)::int from (${majors()}) as major)`;
