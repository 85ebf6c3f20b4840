import { settingKeys, settingOf } from '#platform/common/settings/settings.ts';

/**
 * Environment variables of earlier releases that the body now sets itself, on the screen of settings: one line for each that
 * is still given. What it says does not hold, and nobody should believe that it does.
 */
export const movedSettings = (environment: NodeJS.ProcessEnv, publicUrl: string): string[] =>
  settingKeys().flatMap((key) => {
    const { Replaces } = settingOf(key);
    return Replaces && environment[Replaces]
      ? [
          `${Replaces} is no longer read: the setting ${key} applies, which is changed at ${publicUrl}/settings`,
        ]
      : [];
  });
