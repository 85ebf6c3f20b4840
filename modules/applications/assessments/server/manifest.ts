import { applicationEffects } from '#modules/applications/applications/server/index.ts';
import { defineServerModule } from '#platform/server/server-module.ts';
import { correctResult } from './correct-result.ts';
import { closedFindingFiles, filesNamedByFindings } from './finding-files.ts';
import { nightly } from './jobs.ts';

export const assessmentsServer = defineServerModule({
  name: 'applications/assessments',
  http: () => import('./routes.ts'),
  hooks: [closedFindingFiles, filesNamedByFindings],
  entries: [applicationEffects.bring({ CORRECT_RESULT: correctResult })],
  nightly,
});
