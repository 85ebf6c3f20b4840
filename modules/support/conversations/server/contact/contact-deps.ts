/**
 * Implements what the public contact page needs from the portal: the form's signed timestamp, submitting a
 * question, and adding a follow-up message by link.
 */
import type { Portal } from '#platform/server/http/context.ts';
import { countAttempt } from '#platform/server/http/limits.ts';
import type { Visitor } from '#platform/server/http/visitor.ts';
import { addMessage } from '../add-message.ts';
import { readFollowUpCode } from '../follow-up-code.ts';
import { loadConversation, lockConversation } from '../load-conversation.ts';
import { formTimestamp, renewedTimestamp } from './form-timestamp.ts';
import { type ContactSubmission, submitContactForm } from './submit-contact-form.ts';

/** Adds a visitor's follow-up message to their question. A message repeated directly is stored once. */
async function addByForm(
  { db, settings }: Portal,
  code: string,
  message: string,
  visitor: Visitor,
  at = new Date(),
): Promise<boolean> {
  const key = await readFollowUpCode({ db, settings }, code);
  if (!key || !(await loadConversation(db, key))) return false;
  // Rate-limited per question and not per mailbox: anyone can use up the mailbox limit by typing the address.
  await countAttempt(db, { kind: 'contact', account: key, address: visitor.Address });
  await db.transaction().execute(async (tx) => {
    const row = await lockConversation(tx, key);
    if (!row) return;
    const last = await tx
      .selectFrom('ConversationMessage')
      .select(['Side', 'Text'])
      .where('ConversationId', '=', row.Id)
      .orderBy('Seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (last?.Side === 'ASKER' && last.Text === message) return;
    await addMessage(tx, row, { side: 'ASKER', accountId: null, text: message, at });
  });
  return true;
}

/** Interface of the public contact page; it has no access to the database itself. */
export type ContactDeps = {
  /**
   * Returns the signed render time of a form; `again`: for a form returned filled in, because it had been
   * open too long.
   */
  formTimestamp(again?: 'AGAIN'): Promise<string>;
  /** Returns the question that a follow-up link adds to; null if the link is not ours. */
  about(code: string): Promise<{ ConversationNo: string } | null>;
  /**
   * Submits a question, or returns what is wrong with the form's timestamp. Fails with ERR_RATE_LIMIT after
   * too many.
   */
  submit(submission: ContactSubmission, visitor: Visitor): ReturnType<typeof submitContactForm>;
  /** Adds a message to a question; false if the code is not ours. */
  add(code: string, message: string, visitor: Visitor): Promise<boolean>;
};

/** Implements the interface with this portal's database. */
export const contactDeps = (portal: Portal): ContactDeps => ({
  formTimestamp: (again) => (again ? renewedTimestamp : formTimestamp)(portal, new Date()),
  about: async (code) => {
    const key = await readFollowUpCode(portal, code);
    const row = key && (await loadConversation(portal.db, key));
    return row ? { ConversationNo: row.ConversationNo } : null;
  },
  submit: (submission, visitor) => submitContactForm(portal, submission, visitor),
  add: (code, message, visitor) => addByForm(portal, code, message, visitor),
});
