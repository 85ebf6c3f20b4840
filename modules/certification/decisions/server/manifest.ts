/** Server manifest of certification decisions: routes, list and export, files, hooks and nightly steps. */
import { exportedLists, listRoutes } from '#platform/server/lists/registers.ts';
import { defineServerModule } from '#platform/server/server-module.ts';
import { decisionRoutes } from '../rules/contract.ts';
import { exportedDecisions } from './export-decisions.ts';
import { filesNamedByDecisions } from './files.ts';
import { followApplication, followCertificate } from './follow.ts';
import { nightly } from './jobs.ts';

export const decisionsServer = defineServerModule({
  name: 'certification/decisions',
  resources: { decisions: ['certification_decision'] },
  http: () => import('./routes.ts'),
  hooks: [followApplication, followCertificate, filesNamedByDecisions],
  entries: [
    exportedLists.provide({ DECISIONS: exportedDecisions }),
    listRoutes.provide({ DECISIONS: decisionRoutes.list }),
  ],
  nightly,
});
