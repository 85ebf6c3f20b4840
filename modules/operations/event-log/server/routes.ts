import type { Bind } from '#platform/server/http/bind.ts';
import { logRoutes } from '../rules/contract.ts';
import { jobRoutes } from '../rules/job-contract.ts';
import { outboxRoutes } from '../rules/mail-contract.ts';
import { viewChain } from './chain/view-chain.ts';
import { listExceptions } from './exception/list-exceptions.ts';
import { health } from './health.ts';
import { discardJob, retryAll, retryJob } from './job/change-jobs.ts';
import { listJobs } from './job/list-jobs.ts';
import { runNow } from './job/run-now.ts';
import { schedule } from './job/schedule.ts';
import { list } from './list.ts';
import { discardMail, retryMail } from './mail/change-mail.ts';
import { outbox, viewMail } from './mail/outbox.ts';
import { viewRow } from './view.ts';

export function bindLog(bind: Bind): void {
  bind(logRoutes.list, list);
  bind(logRoutes.view, viewRow);
  bind(logRoutes.chain, viewChain);
  bind(logRoutes.health, health);
  bind(logRoutes.exceptions, listExceptions);
  bind(outboxRoutes.outbox, outbox);
  bind(outboxRoutes.mail, viewMail);
  bind(outboxRoutes.retry, retryMail);
  bind(outboxRoutes.discard, discardMail);
  bind(jobRoutes.list, listJobs);
  bind(jobRoutes.schedule, schedule);
  bind(jobRoutes.retry, retryJob);
  bind(jobRoutes.retryAll, retryAll);
  bind(jobRoutes.discard, discardJob);
  bind(jobRoutes.run, runNow);
}
