import { SUBJECT_KINDS, type SubjectKind } from '#modules/billing/invoices/rules/index.ts';
import { defineRegister } from '#platform/server/registers.ts';
import type { Check } from './types.ts';

/** What is asked of invoices by their subject, in the place that it has among the checks of invoices. */
type InvoiceQuestions = {
  /** The lines are not the fees that were agreed. */
  LINES_NOT_SERVICE: Check['find'];
  /** It is addressed to another organisation than that of its subject. */
  ORGANISATION_DIFFERS: Check['find'];
  /** The subject has ended, and finance has neither confirmed the payment nor refused its proof for a week. */
  PROOF_OF_ENDED?: Check['find'];
};

type SubjectChecks = {
  /** The records themselves, for example whether each that costs something has an invoice. */
  Table: string;
  Checks: readonly Check[];
  invoices: InvoiceQuestions;
};

/** What the records that are invoiced and their invoices have to agree on; the module of the records brings it. */
export const subjectChecks = defineRegister<SubjectKind, SubjectChecks>(
  'reconciliation.subjects',
  SUBJECT_KINDS,
);

/** One question about invoices, as each kind of subject answers it. */
export const ofSubjects = (Name: keyof InvoiceQuestions): Check[] =>
  SUBJECT_KINDS.map((kind) => subjectChecks.get(kind).invoices[Name])
    .filter((find) => find !== undefined)
    .map((find) => ({ Name, find }));

/** The checks of the records themselves, by their table. */
export const checksOfSubjects = () => SUBJECT_KINDS.map((kind) => subjectChecks.get(kind));
