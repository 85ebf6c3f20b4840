import { visibleNotifications } from '#modules/messaging/notification-centre/server/index.ts';
import { inScope } from '../scope.ts';

/**
 * Messages of no application, or of one that their reader sees now. Each names the application and its organisation, so
 * that it is shown to nobody whose access has ended since; who gets the access back finds it again.
 */
export const hideUnseenApplications = visibleNotifications.implement(
  (reader) => (eb) =>
    eb.or([
      eb('Notification.ApplicationId', 'is', null),
      eb.exists(
        eb
          .selectFrom('Application')
          .select('Application.Id')
          .whereRef('Application.Id', '=', 'Notification.ApplicationId')
          .where(inScope(reader)),
      ),
    ]),
);
