import { saySealed } from '#platform/server/audit/say-sealed.ts';
import { jobGivenUp } from '#platform/server/jobs/given-up.ts';
import { exportedLists, listRoutes } from '#platform/server/lists/registers.ts';
import { defineServerModule } from '#platform/server/server-module.ts';
import { logRoutes } from '../rules/contract.ts';
import { jobRoutes } from '../rules/job-contract.ts';
import { outboxRoutes } from '../rules/mail-contract.ts';
import { keepSealing } from './chain/keep-sealing.ts';
import { exportedExceptions } from './exception/export-exceptions.ts';
import { exportedLog } from './export-log.ts';
import { exportedMails } from './export-mails.ts';
import { exportedJobs } from './job/export-jobs.ts';
import { nightly } from './jobs.ts';
import { tellOfGivenUp } from './tell-of-given-up.ts';

export const eventLogServer = defineServerModule({
  name: 'operations/event-log',
  http: () => import('./routes.ts'),
  entries: [
    exportedLists.bring({
      LOGS: exportedLog,
      EXCEPTIONS: exportedExceptions,
      MAILS: exportedMails,
      JOBS: exportedJobs,
    }),
    listRoutes.bring({
      LOGS: logRoutes.list,
      EXCEPTIONS: logRoutes.exceptions,
      MAILS: outboxRoutes.outbox,
      JOBS: jobRoutes.list,
    }),
  ],
  nightly,
  beside: (db, log) => keepSealing(db, log ? saySealed(db, log) : undefined),
  hooks: [jobGivenUp.implement(({ portal, job }) => tellOfGivenUp(portal, job))],
});
