import { defineServerModule } from '#platform/server/server-module.ts';
import { jobs } from './jobs.ts';

export const chatServer = defineServerModule({ name: 'support/chat', jobs });
