import { z } from 'zod';
import { type Localized, localized } from '../contract/shapes.ts';
import type { Language } from '../i18n/language.ts';
import { translate } from '../i18n/texts.ts';
import { ASSESSMENT_TYPES, type AssessmentType } from './assessment-types.ts';
import { hongKongDate } from './dates.ts';
import { dayText } from './day-text.ts';
import { localizedText } from './localized-text.ts';

/** What an application is named by: its number, and what names it while it has none. */
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

/** The number; of an application that was never submitted, service, type and the date on which it was begun. */
export const applicationName = (one: ApplicationNaming, language: Language): string =>
  one.ApplicationNo ??
  draftName(
    localizedText(one.ServiceName, language),
    one.AssessmentType,
    hongKongDate(new Date(one.CreatedAt)),
    language,
  );

/** What a column of numbers shows of an application that has none. */
export const NO_NUMBER = '---';

/** @param day YYYY-MM-DD */
export const draftName = (service: string, type: string, day: string, language: Language): string =>
  translate('APP_NOT_SUBMITTED', language, {
    service,
    type: translate(`TYPE_${type}`, language),
    date: dayText(day, language),
  });
