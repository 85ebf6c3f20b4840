import { groupOf } from '#modules/messaging/notification-centre/rules/groups.ts';
import { NOTICE_KINDS } from '#modules/messaging/notification-centre/rules/kinds.ts';
import { TOLD } from '#modules/public/followers/rules/what-is-told.ts';
import { followConfirmTemplate, followTemplate } from '#modules/public/followers/server/templates.ts';
import { conversationTemplates } from '#modules/support/conversations/server/templates.ts';
import type { TextKey } from '#platform/common/i18n/texts.ts';
import type { TemplateGroup } from '#platform/common/mail/words.ts';
import type { MailTemplate } from '#platform/server/mail/mail-template.ts';
import { digestTemplate, mailTemplates, noticeTemplate, overdueTemplate } from './templates.ts';

export type ListedTemplate = {
  Name: string;
  Group: TemplateGroup;
  Template: MailTemplate;
  /** Who gets it, and when, in a sentence. */
  When: TextKey;
};

type AccountMail = keyof typeof mailTemplates;

/** Every mail that the portal writes, in the order in which people meet them. */
export const templateList: readonly ListedTemplate[] = [
  ...NOTICE_KINDS.map((kind) => ({
    Name: kind,
    Group: groupOf(kind),
    Template: noticeTemplate(kind),
    When: `MAIL_WHEN_${kind}` as const,
  })),
  {
    Name: 'invoiceOverdue',
    Group: 'MONEY',
    Template: overdueTemplate,
    When: 'MAIL_WHEN_invoiceOverdue',
  },
  {
    Name: 'FOLLOW_CONFIRM',
    Group: 'CERTIFICATE',
    Template: followConfirmTemplate,
    When: 'MAIL_WHEN_FOLLOW_CONFIRM',
  },
  ...[...new Set(Object.values(TOLD))].map((told) => ({
    Name: `FOLLOW_${told}`,
    Group: 'CERTIFICATE' as const,
    Template: followTemplate(told),
    When: `MAIL_WHEN_FOLLOW_${told}` as const,
  })),
  ...conversationTemplates.map((Template) => ({
    Name: Template.Name,
    Group: 'INBOX' as const,
    Template,
    When: `MAIL_WHEN_${Template.Name}` as const,
  })),
  { Name: 'digest', Group: 'DIGEST', Template: digestTemplate, When: 'MAIL_WHEN_digest' },
  ...(Object.keys(mailTemplates) as AccountMail[]).map((name) => ({
    Name: name,
    Group: 'ACCOUNT' as const,
    Template: mailTemplates[name],
    When: `MAIL_WHEN_${name}` as const,
  })),
];

export const templateNamed = (name: string): ListedTemplate | undefined =>
  templateList.find((listed) => listed.Name === name);

/** The placeholders of a mail's texts; the portal's own name is in all of them. */
export const placeholdersOf = ({ Params = [] }: MailTemplate): string[] => [...Params, 'brand'];
