import type { Configuration } from '@assay/shared/auth/contract.ts';
import { translate } from '@assay/shared/translation/catalogue.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '@assay/shared/translation/language.ts';
import { legalVersions } from '../content/versions-in-force.ts';
import { FILE_KINDS } from '../files/kinds.ts';
import type { Portal } from '../http/context.ts';
import { providerSettings } from '../provider/provider-settings.ts';
import { offeredTags } from '../register/public-tags.ts';
import type { Settings } from '../settings.ts';
import { PASSWORD_MIN_LENGTH } from './password-rules.ts';
import { IDLE_MINUTES } from './session-rows.ts';

const ALTERNATIVE = { EN: 'EN', CHT: 'TC', CHS: 'SC' } as const;

/** What a browser needs before anybody signs in. */
export async function configuration({ db, settings }: Portal): Promise<Configuration> {
  const TagOptions = await offeredTags(db);
  return { ...settledConfiguration(settings), ...(await legalVersions(db)), TagOptions };
}

type Settled = Omit<Configuration, 'TagOptions' | 'TermsVersion' | 'PrivacyVersion' | 'CookieVersion'>;

/** What the environment alone decides. */
export function settledConfiguration(settings: Settings): Settled {
  const provider = providerSettings(settings);
  return {
    Name: translate('MAIL_BRAND', 'EN'),
    PublicUrl: settings.PUBLIC_URL,
    Languages: LANGUAGES.map((Code) => ({
      Name: LANGUAGE_NAMES[Code],
      Code,
      AlternativeCode: ALTERNATIVE[Code],
    })),
    NotificationDuration: 10_000,
    IdleMinutes: IDLE_MINUTES,
    PasswordMinLength: PASSWORD_MIN_LENGTH,
    IsDemo: settings.NODE_ENV !== 'production',
    charLimit: 4_000,
    ScopeRequirement: { rLimit: 20, charLimit: 1_000 },
    FileKinds: FILE_KINDS,
    StripePublishableKey: settings.STRIPE_PUBLISHABLE_KEY ?? null,
    Provider: provider && { Name: provider.Name, Audience: provider.Audience },
    ChatUrl: settings.CHAT_URL ?? null,
  };
}
