import { defineServerModule } from '#platform/server/server-module.ts';
import { endings, jobs, nightly } from './jobs.ts';

export const accreditationFilesServer = defineServerModule({
  name: 'certification/accreditation-files',
  http: () => import('./routes.ts'),
  jobs,
  endings,
  nightly,
});
