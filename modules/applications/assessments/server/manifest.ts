/**
 * Server manifest of the assessments module: routes, file hooks, the CORRECT_RESULT effect and the nightly
 * job.
 */
import { applicationEffects } from '#modules/applications/applications/server/index.ts';
import { defineServerModule } from '#platform/server/server-module.ts';
import { correctResult } from './correct-result.ts';
import { filesNamedByFindings, restrictedFindingFiles } from './finding-files.ts';
import { nightly } from './jobs.ts';

export const assessmentsServer = defineServerModule({
  name: 'applications/assessments',
  resources: {
    checklists: ['application_point', 'checklist_answer', 'checklist_event'],
  },
  http: () => import('./routes.ts'),
  hooks: [restrictedFindingFiles, filesNamedByFindings],
  entries: [applicationEffects.provide({ CORRECT_RESULT: correctResult })],
  nightly,
});
