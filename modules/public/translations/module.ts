/**
 * Translations: the organisation's own wording of the portal's texts, edited in lists, on the page or by
 * import.
 */
import { defineModule } from '#platform/common/module.ts';
import { translationsEvents } from './rules/events.ts';
import { translationsExports } from './rules/lists.ts';
import { translationsPermissions } from './rules/permissions.ts';
import { translationsScreens } from './rules/screens.ts';
import { translationScreenTexts } from './texts/translation-screen.ts';

const texts = { translationScreen: translationScreenTexts };

export const module = defineModule({
  name: 'public/translations',
  uses: ['billing/bank-statements'],
  permissions: translationsPermissions,
  screens: translationsScreens,
  exports: translationsExports,
  events: translationsEvents,
  texts,
});

type TranslationsTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends TranslationsTexts {}
}
