import { z } from 'zod';
import { type NoticeGroup, noticeGroups } from '../notice-groups.ts';

/** An email in the certification body's own wording. Paragraphs are separated by an empty line. */
export const mailText = z.object({ Subject: z.string(), Body: z.string(), Button: z.string() });
export type MailText = z.infer<typeof mailText>;

const lines = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

export const mailTextInput = z.strictObject({
  Subject: z.string().trim().min(1).max(200),
  Body: z.string().overwrite(lines).min(1).max(5_000),
  Button: z.string().trim().max(60),
});

export type TemplateGroup = NoticeGroup | 'ACCOUNT' | 'DIGEST';
/** In the order in which they are shown. */
export const templateGroups = (): readonly TemplateGroup[] => [...noticeGroups(), 'ACCOUNT', 'DIGEST'];
