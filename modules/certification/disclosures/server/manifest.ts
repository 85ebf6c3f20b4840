/** Server manifest of the disclosure module: file use, certificate action and job. */
import { certificateActions } from '#modules/certification/certificates/server/index.ts';
import { containsFile } from '#platform/server/files/contains-file.ts';
import { fileUsers } from '#platform/server/files/file-users.ts';
import { defineServerModule } from '#platform/server/server-module.ts';
import { documents, jobs } from './jobs.ts';
import { queueDisclosure } from './queue-disclosure.ts';

export const disclosuresServer = defineServerModule({
  name: 'certification/disclosures',
  resources: {
    disclosures: ['disclosure_document'],
  },
  hooks: [fileUsers.implement(() => ({ disclosure_document: containsFile('disclosure_document') }))],
  entries: [certificateActions.provide({ GENERATE_DISCLOSURE: queueDisclosure })],
  jobs,
  documents,
});
