import { defineServerModule } from '#platform/server/server-module.ts';
import { jobs, nightly, onExhausted } from './jobs.ts';

export const accreditationFilesServer = defineServerModule({
  name: 'certification/accreditation-files',
  http: () => import('./routes.ts'),
  jobs,
  onExhausted,
  nightly,
});
