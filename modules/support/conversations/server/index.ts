import { defineServerModule } from '#platform/server/server-module.ts';
import { fileAccess } from './file-access.ts';
import { jobs, nightly } from './jobs.ts';

export const serverModule = defineServerModule({ name: 'support/conversations', jobs, nightly, fileAccess });
