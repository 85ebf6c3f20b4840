/**
 * Forms an application's display name: its number or, before the first submission, its service, assessment
 * type and creation date. Also has the schema of the fields needed for it.
 */
import { z } from 'zod';
import { type Localized, localized } from '../contract/shapes.ts';
import type { Language } from '../i18n/language.ts';
import { translate } from '../i18n/texts.ts';
import { ASSESSMENT_TYPES, type AssessmentType } from './assessment-types.ts';
import { hongKongDate } from './dates.ts';
import { dayText } from './day-text.ts';
import { localizedText } from './localized-text.ts';

/**
 * Schema of the fields that form an application's display name: its number, or other details until it has
 * one.
 */
export const applicationNaming = {
  /** Null until the first SUBMIT. */
  ApplicationNo: z.string().nullable(),
  ServiceName: localized,
  AssessmentType: z.enum(ASSESSMENT_TYPES),
  CreatedAt: z.string(),
};

export type ApplicationNaming = {
  ApplicationNo: string | null;
  ServiceName: Localized;
  AssessmentType: AssessmentType;
  CreatedAt: string | Date;
};

/** Returns the application number, or for a draft its service, type and creation date. */
export const applicationName = (one: ApplicationNaming, language: Language): string =>
  one.ApplicationNo ??
  draftName(
    localizedText(one.ServiceName, language),
    one.AssessmentType,
    hongKongDate(new Date(one.CreatedAt)),
    language,
  );

/** Shown in number columns for an application without a number. */
export const NO_NUMBER = '---';

/** @param day YYYY-MM-DD */
export const draftName = (service: string, type: string, day: string, language: Language): string =>
  translate('APP_NOT_SUBMITTED', language, {
    service,
    type: translate(`TYPE_${type}`, language),
    date: dayText(day, language),
  });
