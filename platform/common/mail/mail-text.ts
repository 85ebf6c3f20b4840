/**
 * Schemas of an email's custom text (subject, text, button) as stored and as entered by an administrator,
 * and the groups in which email templates are listed.
 */
import { z } from 'zod';
import { type NoticeGroup, noticeGroups } from '../notice-groups.ts';

/** Schema of an email's custom text. Paragraphs are separated by an empty line. */
export const mailText = z.object({ Subject: z.string(), Body: z.string(), Button: z.string() });
export type MailText = z.infer<typeof mailText>;

const lines = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

export const mailTextInput = z.strictObject({
  Subject: z.string().trim().min(1).max(200),
  Body: z.string().overwrite(lines).min(1).max(5_000),
  Button: z.string().trim().max(60),
});

export type TemplateGroup = NoticeGroup | 'ACCOUNT' | 'DIGEST';
/** Returns the groups of email templates in display order. */
export const templateGroups = (): readonly TemplateGroup[] => [...noticeGroups(), 'ACCOUNT', 'DIGEST'];
