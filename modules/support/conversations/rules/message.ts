import { z } from 'zod';
import { fileInfo, personName } from '#platform/common/contract/shapes.ts';
import { MESSAGE_SIDES } from './kinds.ts';

/** One message. Messages are never changed; `Seq` counts them within their conversation, from 1 and without holes. */
export const messageView = z.object({
  MessageKey: z.string(),
  Seq: z.int(),
  Side: z.enum(MESSAGE_SIDES),
  /** The staff member, shown to the staff; the asker only sees the organisation. Null: a stranger, or the portal. */
  By: personName.nullable(),
  IsByYou: z.boolean(),
  /** Plain text; its lines are divided by line feeds. */
  Text: z.string(),
  Files: z.array(fileInfo),
  At: z.string(),
  /** It went to the asker's mailbox as well, or only. */
  IsMailed: z.boolean(),
});
export type MessageView = z.infer<typeof messageView>;
