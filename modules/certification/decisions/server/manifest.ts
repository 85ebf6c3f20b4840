/** Server manifest of certification decisions: routes, lists and exports, files, hooks, jobs, nightly steps and demo data. */
import { exportedLists, listRoutes } from '#platform/server/lists/registers.ts';
import { defineServerModule } from '#platform/server/server-module.ts';
import { decisionRoutes } from '../rules/contract.ts';
import { proposalRoutes } from '../rules/proposals/contract.ts';
import { decisionsOfFile } from './document/decisions-of-file.ts';
import { exportedDecisions } from './export-decisions.ts';
import { filesNamedByDecisions } from './files.ts';
import { followApplication, followCertificate } from './follow.ts';
import { jobs, nightly } from './jobs.ts';
import { exportedProposals } from './proposals/export-proposals.ts';
import { groundUses } from './proposals/ground-uses.ts';
import { decisionsOfEvents } from './public-log/decisions-of-events.ts';

export const decisionsServer = defineServerModule({
  name: 'certification/decisions',
  resources: { decisions: ['certification_decision', 'decision_proposal'] },
  http: () => import('./routes.ts'),
  hooks: [followApplication, followCertificate, filesNamedByDecisions],
  entries: [
    groundUses,
    decisionsOfEvents,
    decisionsOfFile,
    exportedLists.provide({ DECISIONS: exportedDecisions, PROPOSALS: exportedProposals }),
    listRoutes.provide({ DECISIONS: decisionRoutes.list, PROPOSALS: proposalRoutes.list }),
  ],
  jobs,
  nightly,
  demo: () => import('./demo/manifest.ts'),
});
