/** Demo data of this module: notifications for the users who have to act on open demo applications. */
import type { ModuleDemo } from '#platform/server/demo/module-demo.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { notifyRecipients } from '../notifications/notify-recipients.ts';

/** Notifies the users who have to act on each open application. */
async function notifyAssignees(portal: Portal): Promise<void> {
  const open = await portal.db
    .selectFrom('Application')
    .select(['Id', 'Version'])
    .where('ApplicationStatusCode', 'in', [
      'PENDING',
      'RETURNED',
      'UNDERREVIEW',
      'REJECTED',
      'REJECTED_FLOW',
      'CERTIFIED',
    ])
    .execute();
  for (const { Id, Version } of open) await notifyRecipients(portal, { ApplicationId: Id, Version });
}

export const demo: ModuleDemo = { news: { turns: { place: 10, run: notifyAssignees } } };
