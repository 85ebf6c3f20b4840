/**
 * Content of the public site: legal texts, FAQ, home page and announcements, edited and published in
 * versions.
 */
import { defineModule } from '#platform/common/module.ts';
import { contentEvents } from './rules/events.ts';
import { contentPermissions } from './rules/permissions.ts';
import { contentScreens } from './rules/screens.ts';
import { contentTexts } from './texts/content.ts';
import { contentEditTexts } from './texts/content-edit.ts';
import { staffHelpTexts } from './texts/staff-help.ts';

const texts = { content: contentTexts, contentEdit: contentEditTexts, staffHelp: staffHelpTexts };

export const module = defineModule({
  name: 'public/content',
  uses: ['identity/accounts', 'identity/sign-in', 'support/chat'],
  permissions: contentPermissions,
  screens: contentScreens,
  events: contentEvents,
  texts,
});

type ContentTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends ContentTexts {}
}
