import type { Portal } from '#platform/server/http/context.ts';
import { countAttempt } from '#platform/server/http/limits.ts';
import type { Visitor } from '#platform/server/http/visitor.ts';
import { addMessage } from '../add-message.ts';
import { readFollowUpCode } from '../follow-up-code.ts';
import { loadConversation, lockConversation } from '../load-conversation.ts';
import { formTimestamp, renewedTimestamp } from './form-timestamp.ts';
import { type ContactSubmission, submitContactForm } from './submit-contact-form.ts';

/** Adds a further message of a stranger to their question. A message repeated in a row is stored once. */
async function addByForm(
  { db, settings }: Portal,
  code: string,
  message: string,
  visitor: Visitor,
  at = new Date(),
): Promise<boolean> {
  const key = await readFollowUpCode({ db, settings }, code);
  if (!key || !(await loadConversation(db, key))) return false;
  // Counted by question and not by mailbox: anyone can use up the mailbox limit by typing the address.
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

/** What the public page of questions needs; it knows no database. */
export type ContactDeps = {
  /** What says when a form was drawn; `again`: filled in, because it had been open for too long. */
  formTimestamp(again?: 'AGAIN'): Promise<string>;
  /** What a link of a mail adds to; null where it is no link of ours. */
  about(code: string): Promise<{ ConversationNo: string } | null>;
  /** Takes a question, or answers what is wrong with its form's stamp. Refused with ERR_RATE_LIMIT when asked too often. */
  submit(asked: ContactSubmission, visitor: Visitor): ReturnType<typeof submitContactForm>;
  /** Adds to a question; false where the code is none of ours. */
  add(code: string, message: string, visitor: Visitor): Promise<boolean>;
};

/** Questions on this portal's data. */
export const contactDeps = (portal: Portal): ContactDeps => ({
  formTimestamp: (again) => (again ? renewedTimestamp : formTimestamp)(portal, new Date()),
  about: async (code) => {
    const key = await readFollowUpCode(portal, code);
    const row = key && (await loadConversation(portal.db, key));
    return row ? { ConversationNo: row.ConversationNo } : null;
  },
  submit: (asked, visitor) => submitContactForm(portal, asked, visitor),
  add: (code, message, visitor) => addByForm(portal, code, message, visitor),
});
