/**
 * Defines which tables the large seed copies for each new application (history, invoice, certificate and
 * others), and which columns get new values instead of the demo application's.
 */
import { TURNS } from './add-staff.ts';

/** Columns of a copy, as SQL over `mould` (the copied row) and `copy` (its line of the plan). */
type Columns = Readonly<Record<string, string>>;

type CopiedTable = {
  table: string;
  /** Joins a row of the table to the application it is copied from. */
  from: string;
  /** Columns that differ from the original and are not covered by `columnRule`. */
  columns: Columns;
};

/** The random code with which a holder proves ownership; as long as in the demo data. */
const RANDOM_CODE = `upper(left(md5(gen_random_uuid()::text), 10))`;

const BY_APPLICATION = 'join seed_copy copy on copy.mould_id = mould.application_id';
const BY_CERTIFICATE = 'join seed_copy copy on copy.mould_certificate_id = mould.certificate_id';
const BY_INVOICE = 'join seed_copy copy on copy.mould_invoice_id = mould.invoice_id';

/** Steps contain their dates as text within JSON. */
const moved = (column: string) => `pg_temp.seed_moved(${column}, copy.shift)`;

/**
 * All tables of an application: a copy contains all of them, so its history, invoice and certificate are as
 * valid as the original created through the action handler. Documents are not copied, because each is signed
 * for one certificate only.
 */
export const COPIED: readonly CopiedTable[] = [
  {
    table: 'certificate',
    from: `join seed_copy copy on copy.mould_certificate_id = mould.id
      join organisation on organisation.id = copy.organisation_id`,
    columns: {
      id: 'copy.certificate_id',
      code: RANDOM_CODE,
      certificate_no: 'copy.certificate_no',
      org_name: 'organisation.org_name',
      branch_name: 'organisation.branch_name',
      search: 'copy.certificate_search',
    },
  },
  {
    table: 'application',
    from: `join seed_copy copy on copy.mould_id = mould.id
      join seed_staffed staffed on staffed.mould_id = mould.id and staffed.turn = copy.n % ${TURNS}`,
    columns: {
      id: 'copy.application_id',
      application_no: 'copy.application_no',
      certificate_no: 'copy.certificate_no',
      search: 'copy.application_search',
      participants: 'staffed.participants',
      approvals: moved('staffed.approvals'),
      shared_with: `'{}'`,
      external_entry_id: 'null',
    },
  },
  { table: 'application_person', from: BY_APPLICATION, columns: {} },
  { table: 'application_submission', from: BY_APPLICATION, columns: {} },
  { table: 'application_history', from: BY_APPLICATION, columns: {} },
  { table: 'application_point', from: BY_APPLICATION, columns: {} },
  { table: 'checklist_answer', from: BY_APPLICATION, columns: {} },
  { table: 'checklist_event', from: BY_APPLICATION, columns: {} },
  { table: 'certificate_event', from: BY_CERTIFICATE, columns: {} },
  {
    table: 'invoice',
    from: 'join seed_copy copy on copy.mould_invoice_id = mould.id',
    columns: {
      id: 'copy.invoice_id',
      invoice_no: 'copy.invoice_no',
      search: `lower(copy.invoice_no) || ' ' || copy.application_search`,
    },
  },
  { table: 'invoice_event', from: BY_INVOICE, columns: {} },
];
