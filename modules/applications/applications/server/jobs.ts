import type { JobsOf } from '#platform/server/jobs/handler.ts';
import { tellPeople } from './notifications/tell-people.ts';

/** Background work of this module, with what each job is given. */
type ApplicationsTasks = {
  /** Notifies the people whom one change of an application concerns. */
  'application.tell': { ApplicationId: number; Version: number };
};

declare module '#platform/server/jobs/tasks.ts' {
  interface Tasks extends ApplicationsTasks {}
}

export const jobs = { 'application.tell': tellPeople } satisfies JobsOf<ApplicationsTasks>;
