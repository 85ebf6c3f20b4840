/** No file that a decision or a proposal of one refers to counts as unused. */
import { type SqlBool, sql } from 'kysely';
import { listedIn } from '#platform/server/files/contains-file.ts';
import { fileNamers } from '#platform/server/files/file-users.ts';

export const filesNamedByDecisions = fileNamers.implement(() => ({
  certification_decision: sql<SqlBool>`(exists (select from certification_decision named
    where named.application_id = file.application_id and ${listedIn('named.attachment')})
    or exists (select from application join certification_decision named
      on named.certificate_id = application.certificate_id
    where application.id = file.application_id and ${listedIn('named.attachment')}))`,
  decision_proposal: sql<SqlBool>`exists (select from application join decision_proposal named
      on named.certificate_id = application.certificate_id
    where application.id = file.application_id and ${listedIn('named.attachment')})`,
}));
