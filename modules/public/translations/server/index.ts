import { defineServerModule } from '#platform/server/server-module.ts';
import { refreshTexts } from './refresh-texts.ts';

export const translationsServer = defineServerModule({
  name: 'public/translations',
  http: () => import('./routes.ts'),
  memory: { texts: refreshTexts },
});
