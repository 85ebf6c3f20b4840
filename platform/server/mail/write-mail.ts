import { audit } from '../audit/audit.ts';
import type { Queries } from '../database/connect.ts';
import { ownWords } from './own-words.ts';
import { type Letter, type Rendered, renderMail } from './render-mail.ts';

/**
 * A mail in the words that count now. Words of the body's own that fail, for whatever reason, are noted in the log,
 * and the mail goes out in the built-in ones.
 */
export async function writeMail(db: Queries, letter: Letter): Promise<Rendered> {
  const { Name } = letter.template;
  const own = Name ? await ownWords(db, Name, letter.language) : null;
  if (!own) return renderMail(letter);
  try {
    return renderMail(letter, own);
  } catch (error) {
    const Problem = error instanceof Error ? error.message.slice(0, 300) : '';
    await audit(db, {
      AccountId: null,
      Event: 'MAIL_TEMPLATE_FAILED',
      Object: Name,
      Detail: { Language: letter.language, Problem },
    });
    return renderMail(letter);
  }
}
