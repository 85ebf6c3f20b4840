/**
 * Formats stored notifications in the reader's language: title and text with names, dates and steps filled
 * in, for the notification centre and for emails.
 */
import { draftName } from '#platform/common/format/application-name.ts';
import { dayText } from '#platform/common/format/day-text.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { type TextKey, translate } from '#platform/common/i18n/texts.ts';
import { isNoticeKind, type NoticeKind } from '#platform/common/notices.ts';

/**
 * Parameters stored with a notification. Names in three languages end in _EN, _CHT and _CHS; dates are
 * YYYY-MM-DD.
 */
export type NoticeParams = Readonly<Record<string, string>>;

export const noticeTitle = (kind: NoticeKind): TextKey => `NOTICE_${kind}_TITLE`;
export const noticeText = (kind: NoticeKind): TextKey => `NOTICE_${kind}_TEXT`;

/** Placeholder values in one language; names missing in that language are shown in another. */
export function noticeValues(params: NoticeParams, language: Language): Record<string, string> {
  const name = (field: string) =>
    params[`${field}_${language}`] || params[`${field}_EN`] || params[`${field}_CHT`] || '';
  return {
    // Values that need no translation are used unchanged.
    ...params,
    ApplicationNo: params.ApplicationNo ?? draft(params, name('ServiceName'), language),
    OrgName: name('OrgName'),
    ServiceName: name('ServiceName'),
    Step: params.Step ? translate(`STEP_${params.Step}`, language) : '',
    CertificateNo: params.CertificateNo ?? '',
    DecisionType: params.DecisionType ? translate(`DECISION_TYPE_${params.DecisionType}`, language) : '',
    On: params.On ? dayText(params.On, language) : '',
    ExpiryOn: params.ExpiryOn ? dayText(params.ExpiryOn, language) : '',
    LimitOn: params.LimitOn ? dayText(params.LimitOn, language) : '',
    ExportSubject: params.ExportSubject ? translate(`EXPORT_OF_${params.ExportSubject}`, language) : '',
  };
}

/** Name of an application without a number; empty if the notification is about something else. */
const draft = ({ AssessmentType, BegunOn }: NoticeParams, service: string, language: Language): string =>
  AssessmentType && BegunOn ? draftName(service, AssessmentType, BegunOn, language) : '';

/** Formats a stored notification; a kind unknown to this portal version is shown by its number only. */
export function formatNotice(
  kind: string,
  params: NoticeParams,
  language: Language,
): { Title: string; Text: string } {
  const values = noticeValues(params, language);
  if (!isNoticeKind(kind)) return { Title: values.ApplicationNo || values.CertificateNo || '', Text: '' };
  return {
    Title: translate(noticeTitle(kind), language, values),
    Text: translate(noticeText(kind), language, values),
  };
}
