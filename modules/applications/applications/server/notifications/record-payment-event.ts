import { invoiceNotification } from '#modules/billing/invoices/server/index.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';

/**
 * Records a payment provider's event in the application's history as an action of the portal: increments the
 * version so that open screens update, and enqueues the notification job.
 */
export const recordPaymentEvent = invoiceNotification.implement(
  async ({ portal, tx, invoice, event, at }) => {
    const { ApplicationId } = invoice;
    if (ApplicationId === null) return;
    const row = await bumped(tx, ApplicationId, at);
    await tx
      .insertInto('ApplicationHistory')
      .values({
        ApplicationId,
        Version: row.Version,
        Action: event,
        At: at,
        AccountId: null,
        AsRole: null,
        FromStatus: row.ApplicationStatusCode,
        ToStatus: row.ApplicationStatusCode,
        FromStep: row.CurrentStep,
        ToStep: row.CurrentStep,
        Round: row.Round,
        Remark: null,
        Attachment: [],
        Data: json<Record<string, unknown>>({}),
        IsOverride: false,
      })
      .execute();
    if (!portal.isQuiet) await enqueue(tx, 'application.notify', { ApplicationId, Version: row.Version });
  },
);

const bumped = (tx: Tx, applicationId: number, at: Date) =>
  tx
    .updateTable('Application')
    .set((eb) => ({ Version: eb('Version', '+', 1), UpdatedAt: at }))
    .where('Id', '=', applicationId)
    .returning(['Version', 'ApplicationStatusCode', 'CurrentStep', 'Round'])
    .executeTakeFirstOrThrow();
