/** API routes and types of email templates. */
import { z } from 'zod';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { personName } from '#platform/common/contract/shapes.ts';
import { LANGUAGES } from '#platform/common/i18n/language.ts';
import { mailText, mailTextInput, templateGroups } from '#platform/common/mail/mail-text.ts';
import { emailTemplatesPermissions } from './permissions.ts';

const template = z.string().regex(/^\w{1,40}$/);
const language = z.enum(LANGUAGES);
const which = { Template: template, Language: language };

const row = z.object({
  Template: z.string(),
  Group: z.lazy(() => z.enum(templateGroups())),
  /** Current subject in the caller's language, with sample values. */
  Subject: z.string(),
  /** Recipient and occasion, in one sentence. */
  When: z.string(),
  /** Languages with custom texts. */
  Own: z.array(language),
  /** Languages not saved since another language changed. */
  Outdated: z.array(language),
  ChangedAt: z.string().nullable(),
});

const version = z.object({
  Version: z.int(),
  At: z.string(),
  By: personName.nullable(),
  /** Null if the built-in texts were restored. */
  Content: mailText.nullable(),
});

const inLanguage = z.object({
  Content: mailText,
  BuiltIn: mailText,
  IsOwn: z.boolean(),
  /** True if another language changed since this one was last saved. */
  IsOutdated: z.boolean(),
  /** 0 if never changed. */
  Version: z.int(),
});

const view = z.object({
  Template: z.string(),
  /** Display name of the email, as in the list. */
  Subject: z.string(),
  Group: z.lazy(() => z.enum(templateGroups())),
  When: z.string(),
  HasButton: z.boolean(),
  Placeholders: z.array(z.object({ Name: z.string(), Sample: z.string() })),
  Languages: z.object({ EN: inLanguage, CHT: inLanguage, CHS: inLanguage }),
});
export type MailTemplateView = z.infer<typeof view>;

export const mailTemplateRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/mail/template/list',
    summary: 'All email templates of the portal',
    access: emailTemplatesPermissions.CHANGE_EMAIL_TEMPLATES,
    reads: ['accounts', 'mail-templates'],
    data: z.object({ Rows: z.array(row) }),
  }),
  view: defineRoute({
    method: 'GET',
    path: '/mail/template/view',
    summary: 'The texts of one email in three languages',
    access: emailTemplatesPermissions.CHANGE_EMAIL_TEMPLATES,
    reads: ['accounts', 'mail-templates'],
    query: z.strictObject({ Template: template }),
    data: view,
  }),
  versions: defineRoute({
    method: 'GET',
    path: '/mail/template/versions',
    summary: 'Change history of the texts of an email',
    access: emailTemplatesPermissions.CHANGE_EMAIL_TEMPLATES,
    reads: ['accounts', 'mail-templates'],
    query: z.strictObject(which),
    data: z.object({ Rows: z.array(version) }),
  }),
  preview: defineRoute({
    method: 'POST',
    path: '/mail/template/preview',
    summary: 'Preview of an email with sample values',
    access: emailTemplatesPermissions.CHANGE_EMAIL_TEMPLATES,
    body: z.strictObject({ ...which, Content: mailTextInput }),
    data: z.object({ Subject: z.string(), Html: z.string(), Text: z.string() }),
  }),
  save: defineRoute({
    method: 'POST',
    path: '/mail/template/save',
    summary: 'Saves custom texts of an email, or restores the built-in ones',
    access: emailTemplatesPermissions.CHANGE_EMAIL_TEMPLATES,
    body: z.strictObject({ ...which, Content: mailTextInput.nullable(), Version: z.int().min(0) }),
    data: view,
  }),
  test: defineRoute({
    method: 'POST',
    path: '/mail/template/test',
    summary: 'Sends an email with sample values to the caller',
    access: emailTemplatesPermissions.CHANGE_EMAIL_TEMPLATES,
    body: z.strictObject({ ...which, Content: mailTextInput }),
    data: z.object({ To: z.string() }),
  }),
} as const;
