/**
 * Schemas of message texts and attachments, and of the request bodies of staff's actions on a conversation
 * (reply, note, assign, set status).
 */
import { z } from 'zod';
import { key, version } from '#platform/common/contract/inputs.ts';
import { asPlainText } from '#platform/common/format/plain-text.ts';
import { MESSAGE_FILES, MESSAGE_LENGTH } from './limits.ts';

export const plainText = (limit: number) => z.string().overwrite(asPlainText).max(limit);

export const messageText = plainText(MESSAGE_LENGTH).min(1);
export const messageFiles = z.array(key).max(MESSAGE_FILES).optional();

const base = z.strictObject({ ConversationKey: key, Version: version.optional() });

/** Request bodies of the actions on a conversation. */
export const conversationInputs = {
  /**
   * With a `Version` it is refused if a message was written in the meantime; in a chat both sides may write
   * concurrently.
   */
  message: base.extend({ Text: messageText, Attachment: messageFiles }),
  /** Null: unassigned. */
  assign: base.extend({ AssignedUserKey: key.nullable() }),
  close: base.extend({ Status: z.literal('CLOSED') }),
  open: base.extend({ Status: z.literal('OPEN') }),
  spam: base.extend({ Status: z.literal('SPAM') }),
} as const;
