import { applicationEffects, beginRegister } from '#modules/applications/applications/server/index.ts';
import { certificateActions, cycleLine } from '#modules/certification/certificates/server/index.ts';
import { exportedLists, listRoutes } from '#platform/server/lists/registers.ts';
import { defineServerModule } from '#platform/server/server-module.ts';
import { cycleRoutes } from '../rules/contract.ts';
import { generateCycle, showNextCycle } from './application-actions.ts';
import { beginOnCertificate } from './begin/begin-on-certificate.ts';
import { beginRenewal } from './begin-renewal.ts';
import { cycleLineOf } from './cycle-line-of.ts';
import { endFeedWithAccess, endFeedWithEntry } from './end-feed.ts';
import { exportedSchedule } from './export-schedule.ts';
import { cron, jobs, nightly } from './jobs.ts';

export const cyclesServer = defineServerModule({
  name: 'certification/cycles',
  http: () => import('./routes.ts'),
  hooks: [endFeedWithEntry, endFeedWithAccess, cycleLine.implement(cycleLineOf)],
  entries: [
    exportedLists.bring({ SCHEDULE: exportedSchedule }),
    listRoutes.bring({ SCHEDULE: cycleRoutes.schedule }),
    certificateActions.bring({ RENEW: beginRenewal }),
    applicationEffects.bring({ GENERATE_CYCLE: generateCycle, SHOW_NEXT_CYCLE: showNextCycle }),
    beginRegister.bring({
      SURVEILLANCE: beginOnCertificate,
      RENEWAL: beginOnCertificate,
      SPECIAL: beginOnCertificate,
    }),
  ],
  jobs,
  nightly,
  cron,
});
