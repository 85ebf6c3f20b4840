import { sql } from 'kysely';
import { invoiceStatuses } from '#modules/billing/invoices/rules/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { ApplicationStatus } from '../../rules/statuses.ts';
import { notificationDataOf, selectNotificationData } from './application-notification.ts';

export type Change = NonNullable<Awaited<ReturnType<typeof loadChange>>>;

/**
 * Loads one change of an application for its notifications, together with the application's current state.
 */
export async function loadChange(db: Queries, task: { ApplicationId: number; Version: number }) {
  const row = await selectNotificationData(db)
    .innerJoin('ApplicationHistory as Then', 'Then.ApplicationId', 'Application.Id')
    .select([
      'Then.ApplicationId',
      'Then.Version',
      'Then.Action',
      'Then.AccountId',
      'Then.AsRole',
      'Then.FromStatus',
      'Then.FromStep',
      'Then.ToStatus',
      'Then.ToStep',
      'Then.Data',
    ])
    .select(
      // If the assignee of this step was set later, that ASSIGN change notifies them, not this one.
      sql<boolean>`exists (select from application_history later
        where later.application_id = "then".application_id and later.version > "then".version
          and later.action = 'ASSIGN' and later.data ->> 'Mode' = "then".to_step)`.as('IsAssignedSince'),
    )
    .leftJoin('Invoice', (join) =>
      join
        .onRef('Invoice.ApplicationId', '=', 'Application.Id')
        .on('Invoice.Status', 'in', invoiceStatuses.withPayer),
    )
    .select(['Invoice.InvoiceNo', 'Invoice.AmountCents', 'Invoice.DueOn'])
    .where('Then.ApplicationId', '=', task.ApplicationId)
    .where('Then.Version', '=', task.Version)
    .executeTakeFirst();
  return row ? { ...notificationDataOf(row), ToStatus: row.ToStatus as ApplicationStatus } : null;
}
