import { defineServerModule } from '#platform/server/server-module.ts';
import { fileAccess } from './file-access.ts';
import { jobs } from './jobs.ts';

export const serverModule = defineServerModule({ name: 'applications/comments', jobs, fileAccess });
