/** Registers the translation endpoints, export, text loading and demo data on the server. */
import { exportedLists } from '#platform/server/lists/registers.ts';
import { defineServerModule } from '#platform/server/server-module.ts';
import { exportedTexts } from './export-texts.ts';
import { refreshTexts } from './refresh-texts.ts';

export const translationsServer = defineServerModule({
  name: 'public/translations',
  resources: {
    translations: ['translation', 'translation_history'],
  },
  http: () => import('./routes.ts'),
  entries: [exportedLists.provide({ TRANSLATIONS: exportedTexts })],
  memory: { texts: refreshTexts },
  demo: () => import('./demo/manifest.ts'),
});
