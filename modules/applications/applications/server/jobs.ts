import type { JobsOf } from '#platform/server/jobs/handler.ts';
import { notifyRecipients } from './notifications/notify-recipients.ts';

/** Background work of this module, with what each job is given. */
type ApplicationsTasks = {
  /** Notifies the people whom one change of an application concerns. */
  'application.notify': { ApplicationId: number; Version: number };
};

declare module '#platform/server/jobs/tasks.ts' {
  interface Tasks extends ApplicationsTasks {}
}

export const jobs = { 'application.notify': notifyRecipients } satisfies JobsOf<ApplicationsTasks>;
