import { defineServerModule } from '#platform/server/server-module.ts';
import { nightly } from './jobs.ts';

export const serverModule = defineServerModule({ name: 'public/followers', nightly });
