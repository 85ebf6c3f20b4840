/**
 * Lists all email templates of the portal, including those of other modules, finds one by name, and gives
 * the placeholders allowed in its texts.
 */
import { mailTemplates } from '#modules/identity/sign-in/server/index.ts';
import { groupOf } from '#modules/messaging/notification-centre/rules/index.ts';
import type { TextKey } from '#platform/common/i18n/texts.ts';
import type { TemplateGroup } from '#platform/common/mail/mail-text.ts';
import { templateGroups } from '#platform/common/mail/mail-text.ts';
import { noticeKinds } from '#platform/common/notices.ts';
import { defineSyncHook } from '#platform/server/hooks.ts';
import type { MailTemplate } from '#platform/server/mail/mail-template.ts';
import { digestTemplate, noticeTemplate } from './templates.ts';

export type ListedTemplate = {
  Name: string;
  Group: TemplateGroup;
  Template: MailTemplate;
  /** Text that describes the recipient and occasion in one sentence. */
  When: TextKey;
};

type AccountMail = keyof typeof mailTemplates;

/** Emails sent by higher-level modules, with their texts. */
export const moduleTemplates = defineSyncHook<void, readonly ListedTemplate[]>('email-templates.list');

function ofModules(): ListedTemplate[] {
  const groups = templateGroups();
  const place = ({ Group }: ListedTemplate): number => groups.indexOf(Group);
  return moduleTemplates
    .run()
    .flat()
    .toSorted((one, other) => place(one) - place(other));
}

/** All emails of the portal, in the order in which users encounter them. */
export const templateList = (): readonly ListedTemplate[] => [
  ...noticeKinds().map((kind) => ({
    Name: kind,
    Group: groupOf(kind),
    Template: noticeTemplate(kind),
    When: `MAIL_WHEN_${kind}` as const,
  })),
  ...ofModules(),
  { Name: 'digest', Group: 'DIGEST', Template: digestTemplate, When: 'MAIL_WHEN_digest' },
  ...(Object.keys(mailTemplates) as AccountMail[]).map((name) => ({
    Name: name,
    Group: 'ACCOUNT' as const,
    Template: mailTemplates[name],
    When: `MAIL_WHEN_${name}` as const,
  })),
];

export const templateNamed = (name: string): ListedTemplate | undefined =>
  templateList().find((listed) => listed.Name === name);

/** Placeholders of an email's texts; the portal's name is available in all of them. */
export const placeholdersOf = ({ Params = [] }: MailTemplate): string[] => [...Params, 'brand'];
