import type { Tx } from '#platform/server/database/connect.ts';
import { defineRegister } from '#platform/server/registers.ts';
import { SUBJECT_KINDS, type SubjectKind } from '../rules/subjects.ts';

/** What billing asks of the records of one kind; `id` is that of the record. */
type SubjectRecords = {
  /** Locks the record: whoever needs it and its invoice takes them in this order. */
  lock: (tx: Tx, id: number) => Promise<void>;
  /** Whether it has ended, so that a payment that was voided is not asked for again. */
  isOver: (tx: Tx, id: number) => Promise<boolean>;
};

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
