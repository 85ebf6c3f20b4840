import type { ModuleDemo } from '#platform/server/demo/module-demo.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { notifyRecipients } from '../notifications/notify-recipients.ts';

/** The people who have to act now find it in their notifications. */
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
