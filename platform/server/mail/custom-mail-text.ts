import type { Language } from '#platform/common/i18n/language.ts';
import type { MailText } from '#platform/common/mail/mail-text.ts';
import type { Queries } from '../database/connect.ts';
import { defineRegister } from '../registers.ts';

type CustomMailText = (db: Queries, template: string, language: Language) => Promise<MailText | null>;

/**
 * Register through which the email templates module supplies the certification body's own text of an email
 * by template and language; null if the built-in text applies.
 */
export const customMailText = defineRegister<'TEMPLATE', CustomMailText>('mail.custom-text', ['TEMPLATE']);
