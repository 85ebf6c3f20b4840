import { z } from 'zod';
import { fileInfo, personName } from '#platform/common/contract/shapes.ts';
import { MESSAGE_SIDES } from './kinds.ts';

/**
 * Schema of one message of a conversation as sent to the browser. Messages are never changed; `Seq` numbers
 * them within their conversation, from 1 without gaps.
 */
export const messageView = z.object({
  MessageKey: z.string(),
  Seq: z.int(),
  Side: z.enum(MESSAGE_SIDES),
  /**
   * The staff member, shown to staff only; the asker sees only the organisation. Null: a visitor, or the
   * portal.
   */
  By: personName.nullable(),
  IsByYou: z.boolean(),
  /** Plain text with line feeds. */
  Text: z.string(),
  Files: z.array(fileInfo),
  At: z.string(),
  /** Whether the message was sent to the asker by email, also or only. */
  IsMailed: z.boolean(),
});
export type MessageView = z.infer<typeof messageView>;
