import { noticeText, noticeTitle } from '#modules/messaging/notification-centre/rules/index.ts';
import { dayText } from '#platform/common/format/day-text.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { type Params, translate } from '#platform/common/i18n/texts.ts';
import { certificationBodyName } from '#platform/common/settings/certification-body-name.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import { portalLink } from '#platform/server/mail/portal-link.ts';
import type { Letter, LetterSection } from '#platform/server/mail/render-mail.ts';
import type { ListedTemplate } from './template-list.ts';

/**
 * Builds the sample email for previews, test emails and the template list, with sample values for all
 * placeholders, messages and digest entries.
 */
export const sampleParams = (language: Language): Params => ({
  brand: certificationBodyName(language),
  ApplicationNo: 'A-GF-2026-00042',
  OrgName: translate('MAIL_SAMPLE_ORG', language),
  ServiceName: translate('MAIL_SAMPLE_SERVICE', language),
  Step: translate('STEP_INDEPREVIEWER', language),
  Person: translate('MAIL_SAMPLE_PERSON', language),
  InvoiceNo: 'INV-2026-00042',
  Amount: 'HKD 12,800.00',
  DueOn: dayText('2026-12-01', language),
  CertificateNo: 'GF-2026-00017',
  On: dayText('2026-11-02', language),
  ExpiryOn: dayText('2029-05-13', language),
  LimitOn: dayText('2026-11-14', language),
  Revision: 2,
  ConversationNo: 'Q-2026-00042',
  Asker: translate('MAIL_SAMPLE_ASKER', language),
  ExportSubject: translate('EXPORT_OF_APPLICATIONS', language),
  minutes: 60,
  days: 7,
  count: 2,
});

/** Emails that contain a message written by a user. */
const REPLIES: ReadonlySet<string> = new Set(['CONVERSATION_REPLY', 'CHAT_REPLY']);

export function sampleLetter(listed: ListedTemplate, language: Language, settings: Settings): Letter {
  const link = portalLink(settings, '/dashboard');
  return {
    template: listed.Template,
    language,
    params: sampleParams(language),
    link,
    messages: REPLIES.has(listed.Name) ? [translate('MAIL_SAMPLE_ANSWER', language)] : [],
    sections: listed.Group === 'DIGEST' ? sampleSections(language, link) : [],
  };
}

function sampleSections(language: Language, Link: string): LetterSection[] {
  const params = sampleParams(language);
  const item = (kind: 'TURN_STEP' | 'PAID') => ({
    Title: translate(noticeTitle(kind), language, params),
    Text: translate(noticeText(kind), language, params),
    Link,
  });
  return [
    { Title: translate('NOTICE_GROUP_TURN', language), Items: [item('TURN_STEP')] },
    { Title: translate('NOTICE_GROUP_MONEY', language), Items: [item('PAID')] },
  ];
}
