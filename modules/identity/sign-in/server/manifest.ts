import { defineServerModule } from '#platform/server/server-module.ts';
import { nightly } from './jobs.ts';

export const signInServer = defineServerModule({
  name: 'identity/sign-in',
  http: () => import('./routes.ts'),
  nightly,
});
