/** Server manifest of the cycle module: routes, hooks, actions, jobs and nightly steps. */
import { applicationEffects, startRegister } from '#modules/applications/applications/server/index.ts';
import { certificateActions, cycleLine } from '#modules/certification/certificates/server/index.ts';
import { exportedLists, listRoutes } from '#platform/server/lists/registers.ts';
import { defineServerModule } from '#platform/server/server-module.ts';
import { cycleRoutes } from '../rules/contract.ts';
import { generateCycle, showNextCycle } from './application-actions.ts';
import { cycleLineOf } from './cycle-line-of.ts';
import { exportedSchedule } from './export-schedule.ts';
import { cron, jobs, nightly } from './jobs.ts';
import { revokeFeedWithAccess, revokeFeedWithSignIns } from './revoke-feed.ts';
import { startOnCertificate } from './start/start-on-certificate.ts';
import { startRenewal } from './start-renewal.ts';

export const cyclesServer = defineServerModule({
  name: 'certification/cycles',
  resources: {
    schedule: ['certificate_due', 'cycle_reminder'],
    'calendar-feeds': ['calendar_feed'],
  },
  untracked: ['certificate_due_stale'],
  http: () => import('./routes.ts'),
  hooks: [revokeFeedWithSignIns, revokeFeedWithAccess, cycleLine.implement(cycleLineOf)],
  entries: [
    exportedLists.provide({ SCHEDULE: exportedSchedule }),
    listRoutes.provide({ SCHEDULE: cycleRoutes.schedule }),
    certificateActions.provide({ RENEW: startRenewal }),
    applicationEffects.provide({ GENERATE_CYCLE: generateCycle, SHOW_NEXT_CYCLE: showNextCycle }),
    startRegister.provide({
      SURVEILLANCE: startOnCertificate,
      RENEWAL: startOnCertificate,
      SPECIAL: startOnCertificate,
    }),
  ],
  jobs,
  nightly,
  cron,
});
