import { defineServerModule } from '#platform/server/server-module.ts';
import { certificateEffects } from './application-actions/effects.ts';
import { columnsOfApplication } from './columns-of-application.ts';

export const certificatesServer = defineServerModule({
  name: 'certification/certificates',
  hooks: [columnsOfApplication],
  entries: [certificateEffects],
});
