/** Registers the translation screen, export and event codes in the web client. */
import { defineWebModule, page } from '#platform/web/web-module.ts';
import { translationsEvents } from '../rules/events.ts';
import { translationsExports } from '../rules/lists.ts';
import { translationsScreens } from '../rules/screens.ts';

export const translationsWeb = defineWebModule({
  name: 'public/translations',
  screens: translationsScreens,
  exports: translationsExports,
  events: translationsEvents,
  pages: {
    translation: page(() => import('./translation-page.tsx'), 'TranslationPage'),
  },
});
