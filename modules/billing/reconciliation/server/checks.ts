import { eventChecks } from './event-checks.ts';
import { invoiceChecks } from './invoice-checks.ts';
import { applicationChecks, bankLineChecks, certificateChecks } from './other-checks.ts';
import { paymentChecks, refundChecks } from './payment-checks.ts';
import type { Check } from './types.ts';

/** Every check that the database alone can answer, by the table whose rows it goes through. */
export const checks: readonly { Table: string; Checks: readonly Check[] }[] = [
  { Table: 'application', Checks: applicationChecks },
  { Table: 'certificate', Checks: certificateChecks },
  { Table: 'invoice', Checks: [...invoiceChecks, ...eventChecks] },
  { Table: 'payment', Checks: paymentChecks },
  { Table: 'refund', Checks: refundChecks },
  { Table: 'bank_line', Checks: bankLineChecks },
];
