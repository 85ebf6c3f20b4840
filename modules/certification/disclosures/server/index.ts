import { defineServerModule } from '#platform/server/server-module.ts';
import { documents, jobs } from './jobs.ts';

export const serverModule = defineServerModule({ name: 'certification/disclosures', jobs, documents });
