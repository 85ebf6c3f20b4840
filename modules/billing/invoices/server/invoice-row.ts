/**
 * Queries invoices joined with their organisation and their application or certificate, and converts them to
 * the rows of invoice lists.
 */
import type { Selectable, SelectQueryBuilder } from 'kysely';
import type { Localized } from '#platform/common/contract/shapes.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import { defineHook } from '#platform/server/hooks.ts';
import type { InvoiceRow } from '../rules/contract.ts';
import { isOverdue } from '../rules/is-overdue.ts';
import type { PaymentMethod } from '../rules/statuses.ts';
import { subject } from './subjects.ts';

/** Provides the name of an application's service from the catalogue's cache, so that lists need no join. */
export const serviceNames = defineHook<{ db: Queries; ServiceVersionId: number }, Localized>(
  'invoices.service-name',
);

/** Invoices joined with their record, as used by views. */
export const withSubject = (found: SelectQueryBuilder<Tables, 'Invoice', object>) =>
  about(found).selectAll('Invoice');
export type InvoiceRecord = Selectable<Tables['Invoice']> &
  Awaited<ReturnType<ReturnType<typeof withSubject>['execute']>>[number];

/** Invoices for lists, without lines, addresses and search text, which are the larger part of an invoice. */
export const listedInvoices = (found: SelectQueryBuilder<Tables, 'Invoice', object>) =>
  about(found).select([
    'Invoice.Id',
    'Invoice.InvoiceKey',
    'Invoice.InvoiceNo',
    'Invoice.Status',
    'Invoice.AmountCents',
    'Invoice.PaidCents',
    'Invoice.RefundedCents',
    'Invoice.DueOn',
    'Invoice.IsOnline',
    'Invoice.CreatedAt',
    'Invoice.UpdatedAt',
    'Invoice.PaidAt',
    'Invoice.PaymentMethod',
  ]);
type ListedInvoice = Awaited<ReturnType<ReturnType<typeof listedInvoices>['execute']>>[number];

const about = (found: SelectQueryBuilder<Tables, 'Invoice', object>) =>
  found
    .innerJoin('Organisation', 'Organisation.Id', 'Invoice.OrganisationId')
    .innerJoinLateral(subject(), (join) => join.onTrue())
    .select([
      'Organisation.OrganisationKey',
      'Organisation.OrgName',
      'Organisation.BranchName',
      'Organisation.RegistrationNo',
      'Organisation.BillingAddress',
      'Subject.Kind as SubjectKind',
      'Subject.Key as SubjectKey',
      'Subject.No as SubjectNo',
      'Subject.ServiceVersionId',
      'Subject.ServiceName',
      'Subject.IsNamed',
    ]);

export async function invoiceRow(db: Queries, row: ListedInvoice, at: Date): Promise<InvoiceRow> {
  const { InvoiceKey, InvoiceNo, Status, AmountCents, PaidCents, RefundedCents, DueOn, IsOnline } = row;
  return {
    ...{ InvoiceKey, InvoiceNo, Status, AmountCents, PaidCents, RefundedCents, DueOn, IsOnline },
    IsOverdue: isOverdue(row, hongKongDate(at)),
    CreatedAt: row.CreatedAt.toISOString(),
    UpdatedAt: row.UpdatedAt.toISOString(),
    PaidAt: row.PaidAt?.toISOString() ?? null,
    PaymentMethod: row.PaymentMethod as PaymentMethod | null,
    OrganisationKey: row.OrganisationKey,
    OrgName: row.OrgName,
    About: {
      Kind: row.SubjectKind,
      Key: row.SubjectKey,
      No: row.SubjectNo ?? '',
      ServiceName: await serviceName(db, row),
    },
  };
}

const NO_NAME = { EN: '', CHT: '', CHS: '' };

async function serviceName(
  db: Queries,
  { ServiceVersionId, ServiceName }: Pick<ListedInvoice, 'ServiceVersionId' | 'ServiceName'>,
): Promise<Localized> {
  if (ServiceVersionId === null) return ServiceName ?? NO_NAME;
  const [name] = await serviceNames.run({ db, ServiceVersionId });
  return name ?? NO_NAME;
}
