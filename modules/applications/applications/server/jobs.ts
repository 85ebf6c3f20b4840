/**
 * Registers the background job `application.notify` of the applications module, which notifies the affected
 * users about one change of an application.
 */
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
