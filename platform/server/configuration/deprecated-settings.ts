import { settingKeys, settingOf } from '#platform/common/settings/settings.ts';

/**
 * Environment variables of earlier releases that are now set on the settings screen: one line for each that is still present.
 * Its value has no effect, and operators should not assume that it does.
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
