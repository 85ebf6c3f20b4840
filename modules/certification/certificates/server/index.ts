import { defineServerModule } from '#platform/server/server-module.ts';
import { documents, jobs, nightly } from './jobs.ts';

export const serverModule = defineServerModule({
  name: 'certification/certificates',
  jobs,
  documents,
  nightly,
});
