import { defineServerModule } from '#platform/server/server-module.ts';
import { endSooner } from './end-sooner.ts';
import { nightly } from './jobs.ts';

export const signInServer = defineServerModule({
  name: 'identity/sign-in',
  http: () => import('./routes.ts'),
  hooks: [endSooner],
  nightly,
  demo: () => import('./demo/manifest.ts'),
});
