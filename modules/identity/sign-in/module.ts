/**
 * Sign-in: registration, passwords, second factors, passkeys, identity provider, sessions and one-time
 * links.
 */
import { defineModule } from '#platform/common/module.ts';
import { signInEvents } from './rules/events.ts';
import { signInPermissions } from './rules/permissions.ts';
import { signInScreens } from './rules/screens.ts';
import { signInSettings } from './rules/settings.ts';
import { accountEmailTexts } from './texts/account-emails.ts';
import { authTexts } from './texts/auth.ts';
import { providerTexts } from './texts/provider.ts';
import { registrationTexts } from './texts/registration.ts';
import { twoFactorTexts } from './texts/two-factor.ts';

const texts = {
  auth: authTexts,
  twoFactor: twoFactorTexts,
  provider: providerTexts,
  registration: registrationTexts,
  accountEmail: accountEmailTexts,
};

export const module = defineModule({
  name: 'identity/sign-in',
  uses: ['identity/accounts'],
  permissions: signInPermissions,
  screens: signInScreens,
  events: signInEvents,
  settings: signInSettings,
  texts,
});

type SignInTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends SignInTexts {}
}
