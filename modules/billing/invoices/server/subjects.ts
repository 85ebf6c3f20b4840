import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { defineRegister } from '#platform/server/registers.ts';
import { SUBJECT_KINDS, type SubjectKind } from '../rules/subjects.ts';

/** What lists, papers and links show of the record that an invoice is about. */
export type SubjectColumns = {
  Kind: SubjectKind;
  Key: string;
  No: string | null;
  /** The version of the service that it follows, of which the catalogue has the name; null: the name is in `ServiceName`. */
  ServiceVersionId: number | null;
  ServiceName: Localized | null;
  /** Whether a statement of account may name it: not where the record was made in error. */
  IsNamed: boolean;
};

/**
 * What billing asks of the records of one kind; `id` is that of the record. What a query asks is a part of the query,
 * written on `invoice`, and reaches the record by its primary key: a list asks once for all its rows.
 */
type SubjectRecords = {
  /** Locks the record: callers that need it and its invoice lock them in this order. */
  lock: (tx: Tx, id: number) => Promise<void>;
  /** Whether it has ended, so that a payment that was voided is not asked for again. */
  isOver: (tx: Tx, id: number) => Promise<boolean>;
  /** The application that files of the invoice belong to. */
  filesWith: (tx: Tx, id: number) => Promise<number>;
  /** A query of the record of `invoice`, with no row where the invoice is about a record of another kind. */
  columns: RawBuilder<SubjectColumns>;
  /** Whether the record of `invoice` ended so that its invoice is for staff only. */
  isForStaff: RawBuilder<SqlBool>;
  /** Whether the record of `invoice` ended so that payment is no longer requested. */
  isNotAskedFor: RawBuilder<SqlBool>;
  /** The words by which the record is found; of a column, those of each row. */
  search: (id: number | Expression<number | null>) => RawBuilder<string>;
  /** A query of the ids of these records. */
  ids: (keys: readonly string[]) => RawBuilder<number>;
};

/** Where an invoice has the id of its record. */
export const ID_COLUMN = {
  APPLICATION: 'invoice.application_id',
  CERTIFICATE: 'invoice.certificate_id',
} as const;

/** The records that are invoiced, by their kind; the module of the records brings its entry. */
export const invoiceSubjects = defineRegister<SubjectKind, SubjectRecords>(
  'invoices.subjects',
  SUBJECT_KINDS,
);

export type InvoiceSubject = { Kind: SubjectKind; Id: number };
type Referring = { ApplicationId: number | null; CertificateId: number | null };

/** What an invoice is about; the database sees to it that exactly one of the two ids is there. */
export function subjectOf({ ApplicationId, CertificateId }: Referring): InvoiceSubject {
  return ApplicationId === null
    ? { Kind: 'CERTIFICATE', Id: CertificateId ?? 0 }
    : { Kind: 'APPLICATION', Id: ApplicationId };
}

/** The record of each invoice of a query, to join with. */
export const subject = () =>
  sql<SubjectColumns>`(${sql.join(
    SUBJECT_KINDS.map((kind) => invoiceSubjects.get(kind).columns),
    sql` union all `,
  )})`.as('Subject');

/** Invoices about these records; an array, so that the index of the column answers. */
export const isAbout = (kind: SubjectKind, keys: readonly string[]) =>
  sql<SqlBool>`${sql.ref(ID_COLUMN[kind])} = any(array(${invoiceSubjects.get(kind).ids(keys)}))`;

/** Whether an invoice is for staff only because of how its record ended. */
export const isForStaff = () => ofAnyKind('isForStaff');

/** Whether payment of an invoice is no longer requested because of how its record ended. */
export const isNotAskedFor = () => ofAnyKind('isNotAskedFor');

const ofAnyKind = (question: 'isForStaff' | 'isNotAskedFor') =>
  sql<SqlBool>`(${sql.join(
    SUBJECT_KINDS.map((kind) => invoiceSubjects.get(kind)[question]),
    sql` or `,
  )})`;
