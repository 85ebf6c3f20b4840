/** Server manifest of nonconformities: routes, list and export, hooks and jobs. */
import { exportedLists, listRoutes } from '#platform/server/lists/registers.ts';
import { defineServerModule } from '#platform/server/server-module.ts';
import { nonconformityRoutes } from '../rules/contract.ts';
import { exportedNonconformities } from './export-nonconformities.ts';
import { filesNamedByNonconformities, releasedFiles } from './files.ts';
import { followApplication } from './follow-application.ts';
import { historyOfApplication } from './history-of-application.ts';
import { jobs, nightly } from './jobs.ts';
import { recordsOfPoints, settledPoint } from './settled-point.ts';

export const nonconformitiesServer = defineServerModule({
  name: 'applications/nonconformities',
  resources: {
    nonconformities: ['nonconformity', 'nonconformity_history', 'nonconformity_response'],
  },
  http: () => import('./routes.ts'),
  hooks: [followApplication, releasedFiles, filesNamedByNonconformities],
  entries: [
    settledPoint,
    recordsOfPoints,
    historyOfApplication,
    exportedLists.provide({ NONCONFORMITIES: exportedNonconformities }),
    listRoutes.provide({ NONCONFORMITIES: nonconformityRoutes.list }),
  ],
  jobs,
  nightly,
  demo: () => import('./demo/manifest.ts'),
});
