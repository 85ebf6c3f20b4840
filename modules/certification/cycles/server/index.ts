import { beginRegister } from '#modules/applications/applications/server/begin-register.ts';
import { applicationEffects } from '#modules/applications/applications/server/effects/register.ts';
import { defineServerModule } from '#platform/server/server-module.ts';
import { generateCycle, showNextCycle } from './application-actions.ts';
import { beginOnCertificate } from './begin/begin-on-certificate.ts';
import { endFeedWithEntry } from './end-feed.ts';
import { cron, jobs, nightly } from './jobs.ts';

export const cyclesServer = defineServerModule({
  name: 'certification/cycles',
  http: () => import('./routes.ts'),
  hooks: [endFeedWithEntry],
  entries: [
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
