import { sql } from 'kysely';
import { noticeSubjects } from '#modules/messaging/notification-centre/server/index.ts';

/**
 * Supplies the notification centre with SQL for the key and status of the application that a notification is
 * about.
 */
export const applicationOfNotice = noticeSubjects.provide({
  APPLICATION: sql`(
    select json_build_object(
      'ApplicationKey', application.application_key,
      'ApplicationStatusCode', application.application_status_code)
    from application where application.id = notification.application_id)`,
});
