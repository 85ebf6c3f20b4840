/** Server manifest of the notification centre. */
import { defineServerModule } from '#platform/server/server-module.ts';
import { cron, jobs } from './jobs.ts';
import { notificationsOfPerson } from './own-notifications.ts';

export const notificationCentreServer = defineServerModule({
  name: 'messaging/notification-centre',
  resources: {
    notifications: ['notification'],
  },
  http: () => import('./routes.ts'),
  hooks: [notificationsOfPerson],
  jobs,
  cron,
});
