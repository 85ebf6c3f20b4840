/**
 * Reads one certificate for its screen, by its key or an application's: facts, revisions, history, cycle,
 * assessments and the actions available to the reader. Clients do not see a page that awaits publication.
 */
import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import { visibleTo } from '#modules/applications/applications/server/index.ts';
import { canSeeInvoices } from '#modules/billing/invoices/server/index.ts';
import { suspensionTerms } from '#modules/catalogue/services/rules/index.ts';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { actionsFor } from '#platform/common/workflow/actions-for.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { runSingleHook } from '#platform/server/run-single-hook.ts';
import { formatReasons } from '#platform/server/workflow/format-reasons.ts';
import type { CertificateView } from '../rules/contract.ts';
import { suspensionState } from '../rules/suspension-clock.ts';
import { certificateWorkflow } from '../rules/workflow.ts';
import { certificateRow } from './certificate-row.ts';
import { certificateInScope } from './certificate-scope.ts';
import { cycleLine } from './cycle-line.ts';
import type { CertificateRecord } from './document-request.ts';
import { lifeFacts } from './life/facts.ts';
import { certificateHistory } from './life/history.ts';
import { verifyUrl } from './verify-url.ts';

export type Reader = { db: Queries; actor: SignedIn; language: Language; at: Date; settings: Settings };
/** Selects a certificate by its own key, or by that of an application it belongs to. */
export type CertificateQuery = { CertificateKey: string } | { ApplicationKey: string };

/** Returns a certificate with its revisions, history and cycle, and the actions available to this reader. */
export async function certificateView(reader: Reader, query: CertificateQuery): Promise<CertificateView> {
  const { db, actor, at, settings } = reader;
  const row = (await findRow(reader, query)) ?? fail('ERR_NOT_FOUND');
  const [documents, applications, History, HasInvoice, version] = [
    await documentsOf(reader, row),
    await applicationsOf(reader, row),
    await certificateHistory(db, row, isClient(actor.Roles)),
    await hasInvoice(db, actor, row.Id),
    await serviceVersion(db, row.ServiceVersionId),
  ];
  const newest = documents.find((document) => document.Status === 'READY');
  const inForce = documents.find((document) => document.Revision === row.Revision);
  const StatusSince =
    History.findLast((event) => event.FromStatus !== event.ToStatus)?.EffectiveOn ?? row.EffectiveDate;
  const { BranchName, Scope, Sites, FirstIssueDate, DecisionDate, RevisionDate, ExpiryDate } = row;
  return {
    ...certificateRow(pick(row), at),
    ...{ BranchName, Scope, Sites, FirstIssueDate, DecisionDate, RevisionDate, ExpiryDate },
    ApplicationKey:
      'ApplicationKey' in query ? query.ApplicationKey : (applications.at(-1)?.ApplicationKey ?? ''),
    Version: row.Version,
    StatusSince,
    ...suspensionState(row.CertificateStatusCode, {
      ...{ since: StatusSince, today: hongKongDate(at) },
      terms: suspensionTerms(version.Definition),
    }),
    HasInvoice,
    VerifyUrl: verifyUrl(settings, row),
    File: newest?.FileKey ?? null,
    Sha256: newest?.Sha256 ?? null,
    IsManual: inForce?.IsManual ?? false,
    IsDemo: inForce?.IsDemo ?? false,
    Revisions: documents.map(({ CreatedAt, IsDemo: _, ...one }) => ({ ...one, On: hongKongDate(CreatedAt) })),
    DisclosureFile: row.DisclosureFile,
    Applications: applications,
    Cycle: await runSingleHook(cycleLine, {
      db,
      certificate: row,
      definition: version.Definition,
      applications,
      at,
    }),
    History,
    Actions: await actionsOf(reader, { ...row, ServiceVersion: version }),
  };
}

async function findRow({ db, actor }: Reader, query: CertificateQuery): Promise<CertificateRecord | null> {
  const found = db.selectFrom('Certificate').selectAll('Certificate');
  if ('CertificateKey' in query)
    return (
      (await found
        .where('CertificateKey', '=', query.CertificateKey)
        .where(certificateInScope(actor))
        .executeTakeFirst()) ?? null
    );
  const row = await found
    .innerJoin('Application', 'Application.CertificateId', 'Certificate.Id')
    .where('Application.ApplicationKey', '=', query.ApplicationKey)
    .where(visibleTo(actor))
    .executeTakeFirst();
  const isHidden =
    row && isClient(actor.Roles) && !certificateStatuses.issued.includes(row.CertificateStatusCode);
  return row && !isHidden ? row : null;
}

/** Clients see the revision in force and earlier ones; a page awaiting publication is visible to the certification body only. */
const documentsOf = ({ db, actor }: Reader, row: CertificateRecord) =>
  db
    .selectFrom('CertificateDocument')
    .select(['Revision', 'CreatedAt', 'FileKey', 'Sha256', 'Status', 'IsManual', 'IsDemo'])
    .where('CertificateId', '=', row.Id)
    .$if(isClient(actor.Roles), (some) => some.where('Revision', '<=', row.Revision))
    .orderBy('Revision', 'desc')
    .execute();

async function applicationsOf({ db, actor }: Reader, row: CertificateRecord) {
  const rows = await db
    .selectFrom('Application')
    .select([
      'Application.ApplicationKey',
      'Application.ApplicationNo',
      'Application.AssessmentType',
      'Application.ApplicationStatusCode',
      'Application.StartDateTime',
      'Application.EndDateTime',
    ])
    .where((eb) =>
      eb.or([
        eb('Application.CertificateId', '=', row.Id),
        // Excludes certificates deleted before publication: their application continues without them.
        eb('Application.Id', '=', row.ApplicationId),
      ]),
    )
    .where(visibleTo(actor))
    .orderBy('Application.Id', 'desc')
    .execute();
  return rows.map(({ StartDateTime, EndDateTime, ...application }) => ({
    ...application,
    StartDateTime: StartDateTime?.toISOString() ?? null,
    EndDateTime: EndDateTime?.toISOString() ?? null,
  }));
}

async function actionsOf(
  { db, actor, language, at }: Reader,
  row: Parameters<typeof lifeFacts>[1],
): Promise<CertificateView['Actions']> {
  return actionsFor(certificateWorkflow, await lifeFacts(db, row), actor, at).map((state) => ({
    ...state,
    Reasons: formatReasons(state.Reasons, language, certificateWorkflow.StatusText),
  }));
}

async function hasInvoice(db: Queries, actor: SignedIn, CertificateId: number): Promise<boolean> {
  if (!canSeeInvoices(actor)) return false;
  const found = db.selectFrom('Invoice').select('Id').where('CertificateId', '=', CertificateId);
  return (await found.executeTakeFirst()) !== undefined;
}

type Row = Parameters<typeof certificateRow>[0];

const pick = ({
  CertificateKey,
  CertificateNo,
  CertificateStatusCode,
  Kind,
  OrgName,
  ServiceName,
  Revision,
  EffectiveDate,
  ExpiryDate,
}: Row): Row => ({
  CertificateKey,
  CertificateNo,
  CertificateStatusCode,
  Kind,
  OrgName,
  ServiceName,
  Revision,
  EffectiveDate,
  ExpiryDate,
});
