import { draftName } from '#platform/common/format/application-name.ts';
import { dayText } from '#platform/common/format/day-text.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { type TextKey, translate } from '#platform/common/i18n/texts.ts';
import { isNoticeKind, type NoticeKind } from '#platform/common/notices.ts';

/** What a message is about, kept with it: names in three languages end in _EN, _CHT, _CHS; days are YYYY-MM-DD. */
export type NoticeParams = Readonly<Record<string, string>>;

export const noticeTitle = (kind: NoticeKind): TextKey => `NOTICE_${kind}_TITLE`;
export const noticeText = (kind: NoticeKind): TextKey => `NOTICE_${kind}_TEXT`;

/** The values of a message's words in one language; a name that is missing there is shown in another. */
export function noticeValues(params: NoticeParams, language: Language): Record<string, string> {
  const name = (field: string) =>
    params[`${field}_${language}`] || params[`${field}_EN`] || params[`${field}_CHT`] || '';
  return {
    // Names and numbers that need no translation are used as they are.
    ...params,
    ApplicationNo: params.ApplicationNo ?? draft(params, name('ServiceName'), language),
    OrgName: name('OrgName'),
    ServiceName: name('ServiceName'),
    Step: params.Step ? translate(`STEP_${params.Step}`, language) : '',
    CertificateNo: params.CertificateNo ?? '',
    On: params.On ? dayText(params.On, language) : '',
    ExpiryOn: params.ExpiryOn ? dayText(params.ExpiryOn, language) : '',
    ExportSubject: params.ExportSubject ? translate(`EXPORT_OF_${params.ExportSubject}`, language) : '',
  };
}

/** What names an application that has no number yet; nothing where the message is about something else. */
const draft = ({ AssessmentType, BegunOn }: NoticeParams, service: string, language: Language): string =>
  AssessmentType && BegunOn ? draftName(service, AssessmentType, BegunOn, language) : '';

/** A stored message in the reader's language; a kind of another version of the portal is shown by its number alone. */
export function formatNotice(
  kind: string,
  params: NoticeParams,
  language: Language,
): { Title: string; Text: string } {
  const words = noticeValues(params, language);
  if (!isNoticeKind(kind)) return { Title: words.ApplicationNo || words.CertificateNo || '', Text: '' };
  return {
    Title: translate(noticeTitle(kind), language, words),
    Text: translate(noticeText(kind), language, words),
  };
}
