import { visibleNotifications } from '#modules/messaging/notification-centre/server/index.ts';
import { visibleTo } from '../scope.ts';

/**
 * Messages of no application, or of one that their reader can see now. Each names the application and its organisation, so it
 * is hidden from anyone whose access has ended since; it reappears when access is restored.
 */
export const hideInaccessibleApplications = visibleNotifications.implement(
  (reader) => (eb) =>
    eb.or([
      eb('Notification.ApplicationId', 'is', null),
      eb.exists(
        eb
          .selectFrom('Application')
          .select('Application.Id')
          .whereRef('Application.Id', '=', 'Notification.ApplicationId')
          .where(visibleTo(reader)),
      ),
    ]),
);
