/** Page "Signed-in users": all open sessions of staff and clients, which operators can end. */
import { defineModule } from '#platform/common/module.ts';
import { sessionsEvents } from './rules/events.ts';
import { sessionsPermissions } from './rules/permissions.ts';
import { sessionsScreens } from './rules/screens.ts';
import { sessionTexts } from './texts/sessions.ts';

const texts = { session: sessionTexts };

export const module = defineModule({
  name: 'operations/sessions',
  uses: ['identity/accounts', 'identity/sign-in'],
  permissions: sessionsPermissions,
  screens: sessionsScreens,
  events: sessionsEvents,
  texts,
});

type SessionsTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends SessionsTexts {}
}
