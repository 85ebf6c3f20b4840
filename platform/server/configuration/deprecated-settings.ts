import { settingKeys, settingOf } from '#platform/common/settings/settings.ts';

/**
 * Returns a warning for operators for each environment variable of earlier releases that is still set
 * although its value now comes from the settings screen and the variable has no effect.
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
