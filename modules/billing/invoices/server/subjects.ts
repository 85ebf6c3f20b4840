/**
 * Register in which modules add the records that can be invoiced (applications, certificates): how to lock,
 * name and search them, and whether their end stops payment requests or hides the invoice from clients; also
 * joins invoices with them.
 */
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { defineRegister } from '#platform/server/registers.ts';
import { SUBJECT_KINDS, type SubjectKind } from '../rules/subjects.ts';

/** Columns of an invoiced record that lists, documents and links show. */
export type SubjectColumns = {
  Kind: SubjectKind;
  Key: string;
  No: string | null;
  /** Version of the record's service, whose name is in the catalogue; null: the name is in `ServiceName`. */
  ServiceVersionId: number | null;
  ServiceName: Localized | null;
  /** Whether a statement of account may show its number: not if the record was created in error. */
  IsNamed: boolean;
};

/**
 * What a module provides for the records of one kind that it lets be invoiced; `id` is that of the record.
 * The SQL parts are used inside queries on `invoice` and read the record by its primary key, so a list needs
 * one query for all rows.
 */
type SubjectRecords = {
  /** Locks the record; callers that need both lock the record first, then its invoice. */
  lock: (tx: Tx, id: number) => Promise<void>;
  /** Whether the record has ended, so that a voided payment is not requested again. */
  isOver: (tx: Tx, id: number) => Promise<boolean>;
  /** Returns the application to which files of the invoice belong. */
  filesWith: (tx: Tx, id: number) => Promise<number>;
  /** Query of the record of `invoice`; returns no row if the invoice is about another kind. */
  columns: RawBuilder<SubjectColumns>;
  /** Whether the invoice is for staff only because of how its record ended. */
  isForStaff: RawBuilder<SqlBool>;
  /** Whether payment is no longer requested because of how the record ended. */
  isNotAskedFor: RawBuilder<SqlBool>;
  /** Search text of the record; given a column, that of each row. */
  search: (id: number | Expression<number | null>) => RawBuilder<string>;
  /** Query of the ids of these records. */
  ids: (keys: readonly string[]) => RawBuilder<number>;
};

/** Column in which an invoice stores the id of its record. */
export const ID_COLUMN = {
  APPLICATION: 'invoice.application_id',
  CERTIFICATE: 'invoice.certificate_id',
} as const;

/** Kinds of records that can be invoiced; the module of each kind registers its entry. */
export const invoiceSubjects = defineRegister<SubjectKind, SubjectRecords>(
  'invoices.subjects',
  SUBJECT_KINDS,
);

export type InvoiceSubject = { Kind: SubjectKind; Id: number };
type Referring = { ApplicationId: number | null; CertificateId: number | null };

/**
 * Returns the record that an invoice is about; the database ensures that exactly one of the two ids is set.
 */
export function subjectOf({ ApplicationId, CertificateId }: Referring): InvoiceSubject {
  return ApplicationId === null
    ? { Kind: 'CERTIFICATE', Id: CertificateId ?? 0 }
    : { Kind: 'APPLICATION', Id: ApplicationId };
}

/** Join of each invoice with its record. */
export const subject = () =>
  sql<SubjectColumns>`(${sql.join(
    SUBJECT_KINDS.map((kind) => invoiceSubjects.get(kind).columns),
    sql` union all `,
  )})`.as('Subject');

/** Condition: invoices about these records; compares with an array, so that the column's index is used. */
export const isAbout = (kind: SubjectKind, keys: readonly string[]) =>
  sql<SqlBool>`${sql.ref(ID_COLUMN[kind])} = any(array(${invoiceSubjects.get(kind).ids(keys)}))`;

/** Whether an invoice is for staff only because of how its record ended. */
export const isForStaff = () => ofAnyKind('isForStaff');

/** Whether payment of an invoice is no longer requested because of how its record ended. */
export const isNoLongerPayable = () => ofAnyKind('isNotAskedFor');

const ofAnyKind = (question: 'isForStaff' | 'isNotAskedFor') =>
  sql<SqlBool>`(${sql.join(
    SUBJECT_KINDS.map((kind) => invoiceSubjects.get(kind)[question]),
    sql` or `,
  )})`;
