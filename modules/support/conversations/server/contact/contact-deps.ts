import type { Portal } from '#platform/server/http/context.ts';
import type { Visitor } from '#platform/server/http/visitor.ts';
import { loadConversation } from '../load-conversation.ts';
import { readMoreCode } from '../more-code.ts';
import { addByForm } from './add-by-form.ts';
import { type Asked, askByForm } from './ask-by-form.ts';
import { drawnAgain, drawnStamp } from './drawn-stamp.ts';

/** What the public page of questions needs; it knows no database. */
export type ContactDeps = {
  /** What says when a form was drawn; `again`: filled in, because it had been open for too long. */
  draw(again?: 'AGAIN'): Promise<string>;
  /** What a link of a mail adds to; null where it is no link of ours. */
  about(code: string): Promise<{ ConversationNo: string } | null>;
  /** Takes a question, or answers what is wrong with its form's stamp. Refused with ERR_RATE_LIMIT when asked too often. */
  ask(asked: Asked, visitor: Visitor): ReturnType<typeof askByForm>;
  /** Adds to a question; false where the code is none of ours. */
  add(code: string, message: string, visitor: Visitor): Promise<boolean>;
};

/** Questions on this portal's data. */
export const contactDeps = (portal: Portal): ContactDeps => ({
  draw: (again) => (again ? drawnAgain : drawnStamp)(portal, new Date()),
  about: async (code) => {
    const key = await readMoreCode(portal, code);
    const row = key && (await loadConversation(portal.db, key));
    return row ? { ConversationNo: row.ConversationNo } : null;
  },
  ask: (asked, visitor) => askByForm(portal, asked, visitor),
  add: (code, message, visitor) => addByForm(portal, code, message, visitor),
});
