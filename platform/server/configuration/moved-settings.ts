import type { SettingKey } from '#platform/common/settings/settings.ts';

/** Environment variables of earlier releases that the body now sets itself, on the screen of settings. */
const MOVED: Readonly<Record<string, SettingKey>> = { QUESTION_MONTHS: 'QuestionMonths' };

/** One line for each that is still given: what it says does not hold, and nobody should believe that it does. */
export const movedSettings = (environment: NodeJS.ProcessEnv, publicUrl: string): string[] =>
  Object.entries(MOVED)
    .filter(([variable]) => environment[variable])
    .map(
      ([variable, name]) =>
        `${variable} is not read any more: the setting ${name} holds, which is changed at ${publicUrl}/settings`,
    );
