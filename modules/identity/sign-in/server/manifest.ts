import { defineServerModule } from '#platform/server/server-module.ts';
import { endSooner } from './end-sooner.ts';
import { nightly } from './jobs.ts';
import { openSessions } from './open-sessions.ts';

export const signInServer = defineServerModule({
  name: 'identity/sign-in',
  http: () => import('./routes.ts'),
  hooks: [endSooner],
  entries: [openSessions],
  nightly,
  demo: () => import('./demo/manifest.ts'),
});
