/** Server manifest of the accreditation file module: routes, jobs and nightly steps. */
import { defineServerModule } from '#platform/server/server-module.ts';
import { jobs, nightly, onExhausted } from './jobs.ts';

export const accreditationFilesServer = defineServerModule({
  name: 'certification/accreditation-files',
  resources: {
    'accreditation-files': ['accreditation_file'],
  },
  http: () => import('./routes.ts'),
  jobs,
  onExhausted,
  nightly,
});
