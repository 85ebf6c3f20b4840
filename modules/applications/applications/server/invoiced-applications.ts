import { sql } from 'kysely';
import { invoiceSubjects } from '#modules/billing/invoices/server/subjects.ts';
import { isOver } from '../rules/is-over.ts';

/** What billing asks of applications, which are invoiced when they are submitted first. */
export const invoicedApplications = invoiceSubjects.bring({
  APPLICATION: {
    lock: async (tx, id) => {
      await sql`select from application where id = ${id} for update`.execute(tx);
    },
    isOver: async (tx, id) => {
      const application = await tx
        .selectFrom('Application')
        .select('ApplicationStatusCode')
        .where('Id', '=', id)
        .executeTakeFirstOrThrow();
      return isOver(application);
    },
  },
});
