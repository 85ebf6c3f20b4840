import type { Language } from '#platform/common/i18n/language.ts';
import type { MailText } from '#platform/common/mail/mail-text.ts';
import type { Queries } from '../database/connect.ts';
import { defineRegister } from '../registers.ts';

type CustomMailText = (db: Queries, template: string, language: Language) => Promise<MailText | null>;

/**
 * Registry entry for the certification body's custom email texts, filled by the module that stores them;
 * null: the built-in ones apply.
 */
export const customMailText = defineRegister<'TEMPLATE', CustomMailText>('mail.custom-text', ['TEMPLATE']);
