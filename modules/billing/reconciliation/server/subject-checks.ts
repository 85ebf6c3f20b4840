/**
 * Register through which modules add reconciliation checks for the records that they let be invoiced, such
 * as whether each application with a fee has an invoice.
 */
import { SUBJECT_KINDS, type SubjectKind } from '#modules/billing/invoices/rules/index.ts';
import { defineRegister } from '#platform/server/registers.ts';
import type { Check } from './types.ts';

/** Checks of invoices that depend on the kind of record, in their place among the checks of invoices. */
type InvoiceQuestions = {
  /** The lines differ from the agreed fees. */
  LINES_NOT_SERVICE: Check['find'];
  /** The invoice is addressed to an organisation other than that of its record. */
  ORGANISATION_DIFFERS: Check['find'];
  /** The record has ended, and finance has neither confirmed the payment nor refused its proof for a week. */
  PROOF_OF_ENDED?: Check['find'];
};

type SubjectChecks = {
  /** Checks of the records themselves, for example whether each that has a fee has an invoice. */
  Table: string;
  Checks: readonly Check[];
  invoices: InvoiceQuestions;
};

/** Consistency checks between invoiced records and their invoices; each module registers its own. */
export const subjectChecks = defineRegister<SubjectKind, SubjectChecks>(
  'reconciliation.subjects',
  SUBJECT_KINDS,
);

/** Returns one check of invoices for each kind of record that has it. */
export const ofSubjects = (Name: keyof InvoiceQuestions): Check[] =>
  SUBJECT_KINDS.map((kind) => subjectChecks.get(kind).invoices[Name])
    .filter((find) => find !== undefined)
    .map((find) => ({ Name, find }));

/** Returns the checks of the records themselves, by table. */
export const checksOfSubjects = () => SUBJECT_KINDS.map((kind) => subjectChecks.get(kind));
