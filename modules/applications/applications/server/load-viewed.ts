/**
 * Loads an application with what only its page shows and no rule needs: names of people, proofs of payment,
 * certificate key and the last remark that the user may read.
 */
import { type SqlBool, sql } from 'kysely';
import { invoiceStatuses } from '#modules/billing/invoices/rules/index.ts';
import { canSeeInvoices } from '#modules/billing/invoices/server/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import type { FileInfo, PersonName } from '#platform/common/contract/shapes.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { fullNameSql } from '#platform/server/database/full-name-sql.ts';
import { literals } from '#platform/server/database/literals.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { actionsWhere, entryFacts } from '../rules/entry-facts.ts';
import { certificatesInQueries } from './certificate-of-application.ts';
import { inWireNames, type LoadedApplication, selectApplication } from './load.ts';
import { visibleTo } from './scope.ts';

/** An application with the additional data that its page shows and that no rule depends on. */
export type ViewedApplication = LoadedApplication & {
  CreatedBy: PersonName;
  /** Names of all assigned or approving users, by UserKey. */
  People: Record<string, string>;
  /** Proofs of payment, unordered; empty for users who may not see invoices. */
  ProofFiles: FileInfo[];
  CertificateKey: string | null;
  Code: string | null;
  LastRemark: { Text: string; At: string; By: PersonName | null } | null;
};

/** Actions whose remark says why the application has its status; remarks within the approval chain are internal. */
const STATUS_REASONS = actionsWhere(({ IsStatusReason }) => IsStatusReason === true);
const CLIENT_STATUS_REASONS = STATUS_REASONS.filter((action) => entryFacts(action).IsRemarkForClient);

const fullName = fullNameSql('account');

const createdBy = sql<PersonName>`(
  select json_build_object('UserKey', user_key, 'Name', ${fullName})
  from account where account.id = application.created_by_id)`;

/** Keys inside JSON are returned as written. */
const lastRemark = sql<ViewedApplication['LastRemark']>`json_build_object(
  'Text', remark, 'At', application_history.at, 'By', case when author.id is not null then
    json_build_object('UserKey', author.user_key, 'Name', ${fullNameSql('author')}) end)`;

const involvedUsers = sql<Record<string, string> | null>`(
  select json_object_agg(user_key, name) from (
    select user_key, ${fullName} as name from account
      where account.id in (application.assessor_user_id, application.assessor_on_site_user_id, application.indepreviewer_user_id)
    union
    select user_key, ${fullName} from jsonb_array_elements(application.approvals) as approval
      join account on account.user_key = approval ->> 'UserKey') as named)`;

const proofFiles = sql<FileInfo[] | null>`(
  select json_agg(json_build_object(
    'FileKey', file_key, 'Name', file.name, 'Kind', file.kind, 'Type', file.type, 'Size', file.size))
  from invoice join file on file.file_key = any(invoice.proof)
  where invoice.application_id = application.id and invoice.status not in (${literals(invoiceStatuses.voided)}))`;

/** Loads the application in one query; null if it does not exist or is outside the caller's scope. */
export async function loadViewedApplication(
  db: Queries,
  actor: SignedIn,
  key: string,
): Promise<ViewedApplication | null> {
  const visible = isClient(actor.Roles) ? CLIENT_STATUS_REASONS : STATUS_REASONS;
  const certificate = certificatesInQueries.get('CERTIFICATE');
  const row = await selectApplication(db, actor)
    .select((eb) => [
      createdBy.as('CreatedBy'),
      involvedUsers.as('People'),
      (canSeeInvoices(actor) ? proofFiles : sql<null>`null`).as('ProofFiles'),
      certificate.Key.as('CertificateKey'),
      certificate.Code.as('Code'),
      eb
        .selectFrom('ApplicationHistory')
        .leftJoin('Account as Author', 'Author.Id', 'ApplicationHistory.AccountId')
        .select(lastRemark.as('Found'))
        .whereRef('ApplicationHistory.ApplicationId', '=', 'Application.Id')
        .where('Remark', 'is not', null)
        .where(sql<SqlBool>`action = any(${visible}::text[])`)
        .orderBy('ApplicationHistory.Version', 'desc')
        .limit(1)
        .as('LastRemark'),
    ])
    .where('Application.ApplicationKey', '=', key)
    .where(visibleTo(actor))
    .executeTakeFirst();
  if (!row) return null;
  return { ...inWireNames(row), People: row.People ?? {}, ProofFiles: row.ProofFiles ?? [] };
}
