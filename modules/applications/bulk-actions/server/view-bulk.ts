import { type Selectable, sql } from 'kysely';
import { applicationWorkflow } from '#modules/applications/applications/rules/index.ts';
import {
  applicationService,
  certificatesInQueries,
  visibleTo,
} from '#modules/applications/applications/server/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { formatReasons } from '#platform/server/workflow/format-reasons.ts';
import type { BulkItem, BulkView } from '../rules/contract.ts';
import { BULK_ACTIONS, type BulkKind } from '../rules/kinds.ts';
import type { BulkReason, BulkTables } from './tables.ts';

type Reader = { db: Db; actor: SignedIn; language: Language };
type Job = Selectable<BulkTables['BulkJob']>;

/**
 * Returns one of the user's own bulk jobs with the outcome for each application; names and numbers only of
 * applications that the user can still see.
 */
export async function viewBulk({ db, actor, language }: Reader, jobKey: string): Promise<BulkView> {
  const job =
    (await db
      .selectFrom('BulkJob')
      .selectAll()
      .where('JobKey', '=', jobKey)
      .where('AccountId', '=', actor.Id)
      .executeTakeFirst()) ?? fail('ERR_NOT_FOUND');
  const Items = (await itemsOf(db, actor, job)).map((item) => present(item, job.Kind, language));
  const over = Items.filter(({ Status }) => Status !== 'WAITING' && Status !== 'MAKING').length;
  return {
    JobKey: job.JobKey,
    Kind: job.Kind,
    Total: job.Total,
    Done: over,
    Succeeded: Items.filter(({ Status }) => Status === 'DONE').length,
    IsFinished: over === job.Total,
    IsStopped: job.StoppedAt !== null,
    CreatedAt: job.CreatedAt.toISOString(),
    Items,
  };
}

/** Numbers and names are included only for applications that the user can currently see. */
const itemsOf = (db: Db, actor: SignedIn, job: Job) =>
  db
    .selectFrom('BulkItem')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('Application')
          .innerJoin('Organisation', 'Organisation.Id', 'Application.OrganisationId')
          .select(['Application.ApplicationKey', 'Application.ApplicationNo', 'Organisation.OrgName'])
          .select(['Application.AssessmentType', 'Application.CreatedAt'])
          .select(applicationService.as('ServiceName'))
          .where(visibleTo(actor))
          .as('Seen'),
      (join) => join.onRef('Seen.ApplicationKey', '=', 'BulkItem.ApplicationKey'),
    )
    .select(['BulkItem.ApplicationKey', 'BulkItem.Status', 'BulkItem.Code', 'BulkItem.Reasons'])
    .select(['Seen.ApplicationNo', 'Seen.OrgName', 'Seen.ServiceName', 'Seen.AssessmentType'])
    .select(['Seen.CreatedAt', documentStatus().as('Document')])
    .where('BulkItem.BulkJobId', '=', job.Id)
    .orderBy('BulkItem.Position')
    .execute();

const documentStatus = () =>
  certificatesInQueries.get('CERTIFICATE').pageStatusOf(sql`bulk_item.document_id`);

type Row = Awaited<ReturnType<typeof itemsOf>>[number];

const present = (
  { Document, Status, Reasons, Code, CreatedAt, ...row }: Row,
  kind: BulkKind,
  language: Language,
): BulkItem => ({
  ...row,
  CreatedAt: CreatedAt?.toISOString() ?? null,
  Status: Status === 'DONE' ? pageStatus(Document) : Status,
  Code,
  Message: Code && translate(Code, language),
  Reasons: Reasons.map((reason) => formatRefusal(reason, kind, language)),
});

const pageStatus = (document: Row['Document']): BulkItem['Status'] =>
  document === 'INTENDED' ? 'MAKING' : document === 'FAILED' ? 'FAILED' : 'DONE';

function formatRefusal(
  { Code, Field, Params, Texts = {}, Statuses }: BulkReason,
  kind: BulkKind,
  language: Language,
) {
  const { From } = applicationWorkflow.Rows[BULK_ACTIONS[kind]];
  const reason = { Code, Params: Texts, Statuses: Statuses ?? From };
  const Message = Params
    ? translate(Code, language, Params)
    : (formatReasons([reason], language)[0]?.Message ?? Code);
  return { Code, Field: Field ?? null, Message };
}
