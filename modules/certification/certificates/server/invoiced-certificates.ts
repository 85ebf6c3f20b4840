import { sql } from 'kysely';
import { invoiceSubjects } from '#modules/billing/invoices/server/subjects.ts';

/** What billing asks of certificates, of which some services invoice the first issue. */
export const invoicedCertificates = invoiceSubjects.bring({
  CERTIFICATE: {
    lock: async (tx, id) => {
      await sql`select from certificate where id = ${id} for update`.execute(tx);
    },
    // A payment that is voided leaves the invoice of a certificate owed, however the certificate stands.
    isOver: async () => false,
  },
});
