/** Registers the server part of sign-in: routes, settings hook, monitoring, nightly job and demo data. */
import { defineServerModule } from '#platform/server/server-module.ts';
import { nightly } from './jobs.ts';
import { openSessions } from './open-sessions.ts';
import { shortenSessions } from './shorten-sessions.ts';

export const signInServer = defineServerModule({
  name: 'identity/sign-in',
  http: () => import('./routes.ts'),
  hooks: [shortenSessions],
  entries: [openSessions],
  nightly,
  demo: () => import('./demo/manifest.ts'),
});
