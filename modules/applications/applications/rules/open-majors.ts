/**
 * Open major findings of an application: their type, and the count and up to ten names for the message that
 * refuses an action because of them.
 */
import type { Step } from '#modules/catalogue/services/rules/index.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import { localizedText } from '#platform/common/format/localized-text.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { ReasonLink, ReasonParams } from '#platform/common/workflow/types.ts';

/** A checklist point whose latest result is MAJOR, with its display name. */
export type OpenMajor = { PointKey: string; Step: Step; Name: Localized; Record?: FindingRecord };

/** The nonconformity of a finding; it has one from the end of its step. */
export type FindingRecord = { No: string; Path: string };

/** A major nonconformity that the evaluation raised. VerifiedAt: ISO timestamp; null while it is open. */
export type MajorRecord = FindingRecord & { VerifiedAt: string | null };

/** Maximum number of names in the message; the application's view lists all of them. */
const MAX_NAMED = 10;

/** Removes the full stop, because the message has its own. */
const withoutFullStop = (name: string): string => name.trim().replace(/[.。]+$/u, '');

/** Names of findings in each language, for refusal messages. */
export const namesOfFindings = (findings: readonly { Name: Localized }[]): Localized => {
  const names = (language: Language): string =>
    [
      ...findings.slice(0, MAX_NAMED).map(({ Name }) => withoutFullStop(localizedText(Name, language))),
      ...(findings.length > MAX_NAMED ? ['…'] : []),
    ].join(' · ');
  return { EN: names('EN'), CHT: names('CHT'), CHS: names('CHS') };
};

/** Links to the nonconformities of findings, for refusals. */
export const linksOfFindings = (findings: readonly { Record?: FindingRecord }[]): ReasonLink[] =>
  findings.flatMap(({ Record }) => (Record ? [{ Text: Record.No, Path: Record.Path }] : []));

/** Number and names of the open points, for the refusal message. */
export const majorParams = ({ OpenMajors }: { OpenMajors: readonly OpenMajor[] }): ReasonParams => ({
  count: String(OpenMajors.length),
  points: namesOfFindings(OpenMajors),
});
