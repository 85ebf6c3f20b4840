/** Email templates: the texts of all emails, custom texts per language, preview and retention. */
import { defineModule } from '#platform/common/module.ts';
import { emailTemplatesEvents } from './rules/events.ts';
import { emailTemplatesPermissions } from './rules/permissions.ts';
import { emailTemplatesScreens } from './rules/screens.ts';
import { emailTemplatesSettings } from './rules/settings.ts';
import { mailTexts } from './texts/mail.ts';

const texts = { mail: mailTexts };

export const module = defineModule({
  name: 'messaging/email-templates',
  uses: ['identity/sign-in', 'messaging/notification-centre'],
  permissions: emailTemplatesPermissions,
  screens: emailTemplatesScreens,
  events: emailTemplatesEvents,
  settings: emailTemplatesSettings,
  texts,
});

type EmailTemplatesTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends EmailTemplatesTexts {}
}
