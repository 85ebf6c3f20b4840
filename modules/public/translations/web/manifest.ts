import { defineWebModule, page } from '#platform/web/web-module.ts';
import { translationsScreens } from '../rules/screens.ts';

export const translationsWeb = defineWebModule({
  name: 'public/translations',
  screens: translationsScreens,
  pages: {
    translation: page(() => import('./translation-page.tsx'), 'TranslationPage'),
  },
});
