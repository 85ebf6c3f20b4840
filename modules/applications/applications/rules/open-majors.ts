/**
 * Open major findings of an application: their type, and the count and up to ten names for the message that
 * refuses an action because of them.
 */
import type { Step } from '#modules/catalogue/services/rules/index.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import { localizedText } from '#platform/common/format/localized-text.ts';
import { LANGUAGES } from '#platform/common/i18n/language.ts';
import type { ReasonParams } from '#platform/common/workflow/types.ts';

/** A checklist point whose latest result is MAJOR, with its display name. */
export type OpenMajor = { PointKey: string; Step: Step; Name: Localized };

/** Maximum number of names in the message; the application's view lists all of them. */
const MAX_NAMED = 10;

/** Removes the full stop, because the message has its own. */
const withoutFullStop = (name: string): string => name.trim().replace(/[.。]+$/u, '');

/** Number and names of the open points, for the refusal message. */
export const majorParams = ({ OpenMajors }: { OpenMajors: readonly OpenMajor[] }): ReasonParams => ({
  count: String(OpenMajors.length),
  points: Object.fromEntries(
    LANGUAGES.map((language) => {
      const names = OpenMajors.slice(0, MAX_NAMED).map(({ Name }) =>
        withoutFullStop(localizedText(Name, language)),
      );
      return [language, [...names, ...(OpenMajors.length > MAX_NAMED ? ['…'] : [])].join(' · ')];
    }),
  ) as Localized,
});
