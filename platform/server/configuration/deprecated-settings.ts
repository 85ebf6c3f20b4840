import { settingKeys, settingOf } from '#platform/common/settings/settings.ts';

/**
 * Returns a warning for each environment variable of earlier releases that is now set on the settings
 * screen. Its value has no effect, and operators should not assume that it does.
 */
export const deprecatedSettings = (environment: NodeJS.ProcessEnv, publicUrl: string): string[] =>
  settingKeys().flatMap((key) => {
    const { Replaces } = settingOf(key);
    return Replaces && environment[Replaces]
      ? [
          `${Replaces} is no longer read: the setting ${key} applies, which is changed at ${publicUrl}/settings`,
        ]
      : [];
  });
