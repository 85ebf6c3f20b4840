import { visibleNotifications } from '#modules/messaging/notification-centre/server/index.ts';
import { visibleTo } from '../scope.ts';

/**
 * Limits notifications to those without an application or about an application that the reader can currently
 * see. A notification names the application and its organisation, so it is hidden when access ends and
 * reappears when access is restored.
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
