import { saySealed } from '#platform/server/audit/say-sealed.ts';
import { jobGivenUp } from '#platform/server/jobs/given-up.ts';
import { defineServerModule } from '#platform/server/server-module.ts';
import { keepSealing } from './chain/keep-sealing.ts';
import { nightly } from './jobs.ts';
import { tellOfGivenUp } from './tell-of-given-up.ts';

export const eventLogServer = defineServerModule({
  name: 'operations/event-log',
  http: () => import('./routes.ts'),
  nightly,
  beside: (db, log) => keepSealing(db, log ? saySealed(db, log) : undefined),
  hooks: [jobGivenUp.implement(({ portal, job }) => tellOfGivenUp(portal, job))],
});
