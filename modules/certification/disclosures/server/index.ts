import { defineServerModule } from '#platform/server/server-module.ts';
import { documents, jobs } from './jobs.ts';

export const disclosuresServer = defineServerModule({ name: 'certification/disclosures', jobs, documents });
