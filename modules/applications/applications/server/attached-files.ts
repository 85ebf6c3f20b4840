/**
 * Connects files to applications: size limits, earlier applications, and where applications reference
 * files.
 */
import { type SqlBool, sql } from 'kysely';
import { CANCELLED_COUNT_DAYS, MAX_ATTACHED_MEGABYTES } from '#platform/common/settings/file-bounds.ts';
import { literals } from '#platform/server/database/literals.ts';
import type { AttachedBound } from '#platform/server/files/attachment-quota.ts';
import { listedIn, writtenIn } from '#platform/server/files/contains-file.ts';
import { fileHolders } from '#platform/server/files/file-record-types.ts';
import { fileNamers } from '#platform/server/files/file-users.ts';
import { applicationStatuses } from '../rules/statuses.ts';

const boundsOf = (applicationId: number): AttachedBound[] => [
  {
    Text: 'FIELD_APPLICATION_BYTES',
    Megabytes: MAX_ATTACHED_MEGABYTES.APPLICATION,
    counted: sql`file.application_id = ${applicationId}`,
  },
  {
    // Staff have not seen an application before its review starts, and clients can start any number, so these
    // share one limit.
    Text: 'FIELD_UNREVIEWED_BYTES',
    Megabytes: MAX_ATTACHED_MEGABYTES.UNREVIEWED,
    counted: sql`file.application_id in (
      select other.id from application this join application other on other.organisation_id = this.organisation_id
      where this.id = ${applicationId} and this.reached_steps = '{}' and other.reached_steps = '{}'
        and (other.application_status_code not in (${literals(applicationStatuses.cancelled)})
          or other.updated_at > now() - make_interval(days => ${CANCELLED_COUNT_DAYS})))`,
  },
];

/** Registers applications as records to which files can be attached. */
export const filesTiedToApplications = fileHolders.provide({
  APPLICATION: {
    bounds: boundsOf,
    earlier: (id) => sql<number>`(
      with recursive earlier (id) as (
        select application.parent_id from application where application.id = ${id}
        union all select application.parent_id from application join earlier on earlier.id = application.id)
      select id from earlier where id is not null)`,
  },
});

/** The places in an application and its history that reference files. */
export const filesNamedByApplications = fileNamers.implement(({ organisationId }) => ({
  application: sql<SqlBool>`exists (select from application named
    where named.organisation_id = ${organisationId} and (named.disclosure_file = file.file_key
      or ${writtenIn('named.correction_base')}
      or (named.id <> file.application_id
        and (${writtenIn('named.answers')} or ${writtenIn('named.point_answers')}))))`,
  application_submission: sql<SqlBool>`exists (select from application_submission named
    where named.application_id = file.application_id and ${writtenIn('named.answers')})`,
  application_history: sql<SqlBool>`exists (select from application_history named
    where named.application_id = file.application_id
      and (${listedIn('named.attachment')} or ${writtenIn('named.data')}))`,
}));
