/** Registers the server part of sign-in: routes, settings hook, monitoring, nightly job and demo data. */
import { defineServerModule } from '#platform/server/server-module.ts';
import { nightly } from './jobs.ts';
import { openSessions } from './open-sessions.ts';
import { shortenSessions } from './shorten-sessions.ts';

export const signInServer = defineServerModule({
  name: 'identity/sign-in',
  resources: {
    sessions: ['session', 'one_time_link'],
    'sign-in-methods': ['identity', 'passkey', 'recovery_code', 'totp'],
    acceptances: ['acceptance'],
  },
  untracked: ['passkey_challenge', 'provider_sign_in'],
  http: () => import('./routes.ts'),
  hooks: [shortenSessions],
  entries: [openSessions],
  nightly,
  demo: () => import('./demo/manifest.ts'),
});
