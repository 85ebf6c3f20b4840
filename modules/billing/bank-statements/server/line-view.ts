/**
 * Queries bank statement lines with their file and decider, and builds their view for finance: proposed
 * invoice, reasons, and up to six other invoices that an undecided line may pay.
 */
import type { Selectable } from 'kysely';
import type { OfflineOverpaymentKind } from '#modules/billing/invoices/rules/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { BankCandidate, BankLine } from '../rules/contract.ts';
import type { BankReason } from '../rules/reasons.ts';
import { BANK_LINE_STATUS } from '../rules/statuses.ts';
import { invoicesToMatch } from './invoices-to-match.ts';
import { matchLine } from './match-line.ts';
import { settledCandidates } from './settled-candidates.ts';

const MAX_CANDIDATES = 6;

export const withStatement = (db: Queries) =>
  db
    .selectFrom('BankLine')
    .innerJoin('BankStatement', 'BankStatement.Id', 'BankLine.StatementId')
    .leftJoin('Account', 'Account.Id', 'BankLine.DecidedById')
    .leftJoin('OfflineOverpayment', 'OfflineOverpayment.BankLineId', 'BankLine.Id')
    .selectAll('BankLine')
    .select(['BankStatement.FileName', 'Account.UserKey', 'Account.FirstName', 'Account.LastName'])
    .select([
      'OfflineOverpayment.Kind as OverpaymentKind',
      'OfflineOverpayment.AmountCents as OverpaidCents',
      'OfflineOverpayment.ReturnedAt',
    ]);

export type StoredLine = Selectable<Tables['BankLine']> & {
  FileName: string;
  UserKey: string | null;
  FirstName: string | null;
  LastName: string | null;
  OverpaymentKind: OfflineOverpaymentKind | null;
  OverpaidCents: number | null;
  ReturnedAt: Date | null;
};

/** Builds the lines as shown to finance, each with the invoices that it may currently be for. */
export async function lineViews(db: Queries, rows: readonly StoredLine[]): Promise<BankLine[]> {
  const waiting = rows.filter(isOpenLine);
  const billed = waiting.length > 0 ? await invoicesToMatch(db, waiting) : [];
  const others = new Map(
    waiting.map((row) => [row.Id, matchLine(row, billed).Candidates.slice(0, MAX_CANDIDATES)]),
  );
  const settled = await settledCandidates(db, waiting, billed);
  const ids = [
    ...new Set(
      rows.flatMap((row) => [row.InvoiceId ?? [], others.get(row.Id) ?? [], settledOf(settled, row)].flat()),
    ),
  ];
  const invoices = await candidates(db, ids);
  return rows.map((row) => ({
    LineKey: row.LineKey,
    Status: row.Status,
    BookedOn: row.BookedOn,
    AmountCents: row.AmountCents,
    Reference: row.Reference,
    Payer: row.Payer,
    BankNo: row.BankNo,
    Reasons: row.Reasons as BankReason[],
    FileName: row.FileName,
    Invoice: invoices.get(row.InvoiceId ?? 0) ?? null,
    Candidates: (others.get(row.Id) ?? []).flatMap((id) =>
      id === row.InvoiceId ? [] : (invoices.get(id) ?? []),
    ),
    SettledCandidates: settledOf(settled, row).flatMap((id) => invoices.get(id) ?? []),
    Overpayment:
      row.OverpaymentKind === null
        ? null
        : {
            Kind: row.OverpaymentKind,
            AmountCents: row.OverpaidCents ?? 0,
            ReturnedOn: row.ReturnedAt && hongKongDate(row.ReturnedAt),
          },
    Remark: row.Remark,
    DecidedBy:
      row.UserKey === null
        ? null
        : {
            UserKey: row.UserKey,
            Name: fullName({ FirstName: row.FirstName ?? '', LastName: row.LastName ?? '' }),
          },
    DecidedAt: row.DecidedAt?.toISOString() ?? null,
  }));
}

const settledOf = (settled: ReadonlyMap<number, number[]>, { Id }: StoredLine): number[] =>
  (settled.get(Id) ?? []).slice(0, MAX_CANDIDATES);

const isOpenLine = ({ Status }: StoredLine): boolean => BANK_LINE_STATUS[Status].Decision === null;

async function candidates(db: Queries, ids: readonly number[]): Promise<Map<number, BankCandidate>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('Invoice')
    .innerJoin('Organisation', 'Organisation.Id', 'Invoice.OrganisationId')
    .select([
      'Invoice.Id',
      'Invoice.InvoiceKey',
      'Invoice.InvoiceNo',
      'Invoice.AmountCents',
      'Invoice.Status',
      'Invoice.Proof',
      'Organisation.OrgName',
    ])
    .where('Invoice.Id', 'in', ids)
    .execute();
  return new Map(rows.map(({ Id, Proof, ...row }) => [Id, { ...row, HasProof: Proof.length > 0 }]));
}
