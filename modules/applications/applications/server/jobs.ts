/** Background jobs of the applications module: sending the notifications about a change. */
import type { JobsOf } from '#platform/server/jobs/handler.ts';
import { notifyRecipients } from './notifications/notify-recipients.ts';

/** Jobs of this module with their parameters. */
type ApplicationsTasks = {
  /** Notifies the users affected by one change of an application. */
  'application.notify': { ApplicationId: number; Version: number };
};

declare module '#platform/server/jobs/tasks.ts' {
  interface Tasks extends ApplicationsTasks {}
}

export const jobs = { 'application.notify': notifyRecipients } satisfies JobsOf<ApplicationsTasks>;
