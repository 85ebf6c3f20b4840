/** Registers the event log's endpoints, exports, nightly step and sealing loop on the server. */
import { logSealedRows } from '#platform/server/audit/log-sealed-rows.ts';
import { jobAbandoned } from '#platform/server/jobs/abandoned-job.ts';
import { exportedLists, listRoutes } from '#platform/server/lists/registers.ts';
import { defineServerModule } from '#platform/server/server-module.ts';
import { logRoutes } from '../rules/contract.ts';
import { jobRoutes } from '../rules/job-contract.ts';
import { outboxRoutes } from '../rules/mail-contract.ts';
import { runAuditSealer } from './chain/run-audit-sealer.ts';
import { exportedExceptions } from './exception/export-exceptions.ts';
import { exportedLog } from './export-log.ts';
import { exportedMails } from './export-mails.ts';
import { exportedJobs } from './job/export-jobs.ts';
import { nightly } from './jobs.ts';
import { notifyAbandonedJob } from './notify-abandoned-job.ts';

export const eventLogServer = defineServerModule({
  name: 'operations/event-log',
  http: () => import('./routes.ts'),
  entries: [
    exportedLists.provide({
      LOGS: exportedLog,
      EXCEPTIONS: exportedExceptions,
      EMAILS: exportedMails,
      JOBS: exportedJobs,
    }),
    listRoutes.provide({
      LOGS: logRoutes.list,
      EXCEPTIONS: logRoutes.exceptions,
      EMAILS: outboxRoutes.outbox,
      JOBS: jobRoutes.list,
    }),
  ],
  nightly,
  backgroundLoop: (db, log) => runAuditSealer(db, log ? logSealedRows(db, log) : undefined),
  hooks: [jobAbandoned.implement(({ portal, job }) => notifyAbandonedJob(portal, job))],
});
