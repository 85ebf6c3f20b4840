import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../database/connect.ts';

const listed = sql`@> array[file.file_key]`;
const written = (column: string) => sql`strpos(${sql.ref(column)}::text, file.file_key) > 0`;

/** Certificates and invoices of the application's organisation. */
const ITS_ORGANISATION = sql`(select own.organisation_id from application own where own.id = file.application_id)`;
const ITS_CERTIFICATES = sql`select own.id from certificate own where own.organisation_id = ${ITS_ORGANISATION}`;
const ITS_INVOICES = sql`select own.id from invoice own where own.organisation_id = ${ITS_ORGANISATION}`;

/**
 * What may name a file that is tied to an application, by table: while any of it does, the file stays tied. What a
 * comment said before it was edited or removed is not among them. A test holds this list against every column of the
 * database that lists files.
 */
const NAMED_BY = {
  application: sql<SqlBool>`exists (select from application named
    join application own on own.organisation_id = named.organisation_id
    where own.id = file.application_id and (named.disclosure_file = file.file_key
      or ${written('named.correction_base')}
      or (named.id <> own.id and (${written('named.answers')} or ${written('named.point_answers')}))))`,
  application_submission: sql<SqlBool>`exists (select from application_submission named
    where named.application_id = file.application_id and ${written('named.answers')})`,
  application_point: sql<SqlBool>`exists (select from application_point named
    where named.application_id = file.application_id and named.attachment ${listed})`,
  application_history: sql<SqlBool>`exists (select from application_history named
    where named.application_id = file.application_id and (named.attachment ${listed} or ${written('named.data')}))`,
  application_comment: sql<SqlBool>`exists (select from application_comment named
    where named.application_id = file.application_id and named.attachment ${listed})`,
  checklist_answer: sql<SqlBool>`exists (select from checklist_answer named
    where named.application_id = file.application_id and named.attachment ${listed})`,
  checklist_event: sql<SqlBool>`exists (select from checklist_event named
    where named.application_id = file.application_id and named.attachment ${listed})`,
  invoice: sql<SqlBool>`exists (select from invoice named
    where named.id in (${ITS_INVOICES}) and named.proof ${listed})`,
  invoice_event: sql<SqlBool>`exists (select from invoice_event named
    where named.invoice_id in (${ITS_INVOICES}) and named.data -> 'Attachment' ? file.file_key)`,
  certificate: sql<SqlBool>`exists (select from certificate named
    where named.id in (${ITS_CERTIFICATES}) and named.disclosure_file = file.file_key)`,
  certificate_event: sql<SqlBool>`exists (select from certificate_event named
    where named.certificate_id in (${ITS_CERTIFICATES}) and named.attachment ${listed})`,
  certificate_document: sql<SqlBool>`exists (select from certificate_document named
    where named.file_key = file.file_key)`,
} as const;
export const TABLES_THAT_NAME_FILES = Object.keys(NAMED_BY);

/** The application's own answers and its answers to points, as they are stored. */
const OWN_ANSWERS = sql<SqlBool>`exists (select from application named where named.id = file.application_id
  and (${written('named.answers')} or ${written('named.point_answers')}))`;

type Released = {
  applicationId: number;
  /** Those that were taken out; without them every file of the application is looked at. */
  fileKeys?: readonly string[];
  /** Only those that this account sent. */
  accountId?: number;
  /** What the answers name that are about to replace the stored ones. */
  answersName?: readonly string[];
};

/**
 * Files of clients that were taken out of an application and that nothing names any more are tied to nothing again:
 * they count among the unused files of their organisation, and the sweep removes them.
 */
export async function releaseFiles(tx: Tx, released: Released): Promise<void> {
  const { applicationId, fileKeys, accountId, answersName } = released;
  if (fileKeys?.length === 0) return;
  await tx
    .updateTable('File')
    .set({ ApplicationId: null })
    .where('ApplicationId', '=', applicationId)
    .$if(fileKeys !== undefined, (rows) => rows.where('FileKey', 'in', [...(fileKeys ?? [])]))
    .$if(accountId !== undefined, (rows) => rows.where('AccountId', '=', accountId ?? 0))
    .where(
      sql<SqlBool>`exists (select from account where account.id = file.account_id and account.kind <> 'STAFF')`,
    )
    .where((eb) => eb.not(eb.or(Object.values(NAMED_BY))))
    .where((eb) =>
      answersName ? sql<SqlBool>`not file.file_key = any(${[...answersName]}::text[])` : eb.not(OWN_ANSWERS),
    )
    .execute();
}
