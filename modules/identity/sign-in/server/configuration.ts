import { LANGUAGE_NAMES, LANGUAGES } from '#platform/common/i18n/language.ts';
import type { Configuration } from '#platform/common/session/configuration.ts';
import { setting } from '#platform/common/settings/current-settings.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import { fileKinds } from '#platform/server/files/kinds.ts';
import { currentBrand } from '#platform/server/settings/current-brand.ts';
import { providerSettings } from './provider/provider-settings.ts';

const ALTERNATIVE = { EN: 'EN', CHT: 'TC', CHS: 'SC' } as const;

type Settled = Omit<Configuration, 'TagOptions' | 'TermsVersion' | 'PrivacyVersion' | 'CookieVersion'>;

/**
 * Returns the settings that the browser loads before sign-in (name, brand, languages, limits, file types,
 * identity provider, payment key), from the environment and cached portal settings.
 */
export function settledConfiguration(settings: Settings): Settled {
  const provider = providerSettings(settings);
  return {
    Name: setting('Name'),
    Brand: currentBrand(),
    PublicUrl: settings.PUBLIC_URL,
    Languages: LANGUAGES.map((Code) => ({
      Name: LANGUAGE_NAMES[Code],
      Code,
      AlternativeCode: ALTERNATIVE[Code],
    })),
    NotificationDuration: setting('NotificationSeconds') * 1_000,
    IdleMinutes: setting('IdleMinutes'),
    PasswordMinLength: setting('PasswordMinLength'),
    IsDemo: settings.NODE_ENV !== 'production',
    charLimit: setting('CharLimit'),
    ScopeRequirement: { rLimit: setting('ScopeLines'), charLimit: setting('ScopeCharLimit') },
    FileKinds: fileKinds(),
    FilesOfAQuestion: setting('FilesOfAQuestion'),
    StripePublishableKey: settings.STRIPE_PUBLISHABLE_KEY ?? null,
    IsCardScriptLoaded: setting('IsCardScriptLoaded'),
    Provider: provider && { Name: provider.Name, Audience: provider.Audience },
    ChatUrl: settings.CHAT_URL ?? null,
  };
}
