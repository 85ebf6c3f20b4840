/**
 * Inserts approved applications and their invoices directly into the database, and builds the request for
 * their certificate document, for certificate tests.
 */
import type { InvoiceStatus } from '#modules/billing/invoices/rules/statuses.ts';
import { serviceVersion } from '#modules/catalogue/services/server/versions.ts';
import type { DocumentRequest } from '#modules/certification/certificates/server/document-request.ts';
import type { AssessmentType } from '#platform/common/format/assessment-types.ts';
import { json } from '#platform/server/database/json.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import type { TestPortal } from './portal.ts';

export type Certified = {
  no: string;
  scheme?: 'QM' | 'GF' | 'SS' | 'IS';
  client?: string;
  type?: AssessmentType;
  effective?: string;
  expiry?: string | null;
  parentId?: number;
  certificateId?: number;
  answers?: Record<string, unknown>;
  /**
   * Status of the invoice of an issued certificate; without it there is no invoice, and no further document
   * is generated.
   */
  invoice?: InvoiceStatus;
};

const ANSWERS = {
  ScopeRequirement: 'Storage and delivery of chilled food',
  ScopeRequirementChinese: '冷凍食品的儲存及運送',
  Sites: [{ SiteName: 'Kwai Chung hub', SiteNameChinese: '葵涌物流中心' }, { SiteName: 'Airport desk' }],
};

/**
 * Inserts an application after its final approval with fixed number and dates, as the workflow would leave
 * it. `no` null: it has no number yet.
 */
export async function insertCertified(
  { db }: TestPortal,
  input: Omit<Certified, 'no'> & { no: string | null },
): Promise<DocumentRequest['application']> {
  const {
    no,
    scheme = 'QM',
    client = 'client',
    type = 'INITIAL',
    effective = '2025-03-14',
    expiry = '2028-03-13',
  } = input;
  const account = await db
    .selectFrom('Account')
    .select(['Id', 'OrganisationId'])
    .where('Email', '=', `${client}@demo.test`)
    .executeTakeFirstOrThrow();
  const service = await db
    .selectFrom('Service')
    .innerJoin('ServiceVersion', 'ServiceVersion.ServiceId', 'Service.Id')
    .select(['Service.Id', 'ServiceVersion.Id as VersionId'])
    .where('SchemeCode', '=', scheme)
    .executeTakeFirstOrThrow();
  return db
    .insertInto('Application')
    .values({
      ApplicationKey: newKey(),
      ApplicationNo: `A-${newKey()}`,
      OrganisationId: Number(account.OrganisationId),
      CreatedById: account.Id,
      ServiceId: service.Id,
      ServiceVersionId: service.VersionId,
      ParentId: input.parentId ?? null,
      ApplicationStatusCode: 'CERTIFIED',
      Type: scheme === 'SS' ? 'STATEMENT' : 'CERTIFICATE',
      AssessmentType: type,
      Answers: json<Record<string, unknown>>(input.answers ?? ANSWERS),
      CertificateId: input.certificateId ?? null,
      CertificateNo: no,
      FirstIssueDate: effective,
      DecisionDate: effective,
      EffectiveDate: effective,
      ExpiryDate: expiry,
      Search: '',
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Returns the document request that the workflow passes to the certificate functions. */
export async function intentOf(
  { portal, db }: TestPortal,
  application: DocumentRequest['application'],
  at: string,
): Promise<DocumentRequest> {
  const account = await db
    .selectFrom('Account')
    .select('Id')
    .where('Email', '=', 'scheduling@demo.test')
    .executeTakeFirstOrThrow();
  const version = await serviceVersion(db, application.ServiceVersionId);
  return { application, version, account, at: new Date(at), settings: portal.settings };
}

/** Inserts an invoice of HK$ 100, or updates the status of an existing one. */
export async function insertInvoice(
  { db }: Pick<TestPortal, 'db'>,
  application: Pick<DocumentRequest['application'], 'Id' | 'OrganisationId' | 'ApplicationKey'>,
  Status: InvoiceStatus,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('Invoice')
    .set({ Status })
    .where(announceStatus('invoice', Status))
    .where('ApplicationId', '=', application.Id)
    .where('Status', '<>', 'VOID')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return;
  await db
    .insertInto('Invoice')
    .values({
      InvoiceKey: newKey(),
      InvoiceNo: `INV-${application.ApplicationKey}`,
      ApplicationId: application.Id,
      OrganisationId: application.OrganisationId,
      AmountCents: 100_00,
      Lines: json([]),
      Status,
      DueOn: '2026-12-31',
      CreatedAt: new Date(),
    })
    .execute();
}
