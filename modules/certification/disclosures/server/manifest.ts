import { certificateActions } from '#modules/certification/certificates/server/index.ts';
import { defineServerModule } from '#platform/server/server-module.ts';
import { intendDisclosure } from './intend-disclosure.ts';
import { documents, jobs } from './jobs.ts';

export const disclosuresServer = defineServerModule({
  name: 'certification/disclosures',
  entries: [certificateActions.bring({ GENERATE_DISCLOSURE: intendDisclosure })],
  jobs,
  documents,
});
