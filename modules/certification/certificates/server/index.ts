import { defineServerModule } from '#platform/server/server-module.ts';
import { certificateEffects } from './application-actions/effects.ts';

export const certificatesServer = defineServerModule({
  name: 'certification/certificates',
  entries: [certificateEffects],
});
