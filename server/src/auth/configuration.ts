import type { Configuration } from '@assay/shared/auth/contract.ts';
import { setting } from '@assay/shared/setting/current-settings.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '@assay/shared/translation/language.ts';
import { legalVersions } from '../content/versions-in-force.ts';
import { fileKinds } from '../files/kinds.ts';
import type { Portal } from '../http/context.ts';
import { providerSettings } from '../provider/provider-settings.ts';
import { offeredTags } from '../register/public-tags.ts';
import { brandNow } from '../setting/brand-now.ts';
import type { Settings } from '../settings.ts';

const ALTERNATIVE = { EN: 'EN', CHT: 'TC', CHS: 'SC' } as const;

/** What a browser needs before anybody signs in. */
export async function configuration({ db, settings }: Portal): Promise<Configuration> {
  const TagOptions = await offeredTags(db);
  return { ...settledConfiguration(settings), ...(await legalVersions(db)), TagOptions };
}

type Settled = Omit<Configuration, 'TagOptions' | 'TermsVersion' | 'PrivacyVersion' | 'CookieVersion'>;

/** What the environment and the body's settings decide, from memory. */
export function settledConfiguration(settings: Settings): Settled {
  const provider = providerSettings(settings);
  return {
    Name: setting('Name'),
    Brand: brandNow(),
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
