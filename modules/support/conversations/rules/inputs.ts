import { z } from 'zod';
import { key, version } from '#platform/common/contract/inputs.ts';
import { MESSAGE_FILES, MESSAGE_LENGTH } from './limits.ts';

/** What turns the reading direction around, and control characters but line breaks: nothing that anybody writes. */
const UNSEEN = /[\u0000-\u0009\u000b-\u001f\u007f\u0085\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/** A message as it is kept: plain text, its lines divided by `\n`. */
export const asPlainText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ').replace(UNSEEN, '').trim();
export const plainText = (limit: number) => z.string().overwrite(asPlainText).max(limit);

export const messageText = plainText(MESSAGE_LENGTH).min(1);
export const messageFiles = z.array(key).max(MESSAGE_FILES).optional();

const base = z.strictObject({ ConversationKey: key, Version: version.optional() });

/** The body of every action on a conversation. */
export const conversationInputs = {
  /** With a `Version` it is refused when somebody has written meanwhile; in a chat both sides write at once. */
  say: base.extend({ Text: messageText, Attachment: messageFiles }),
  /** Null: to nobody. */
  assign: base.extend({ AssignedUserKey: key.nullable() }),
  close: base.extend({ Status: z.literal('CLOSED') }),
  open: base.extend({ Status: z.literal('OPEN') }),
  spam: base.extend({ Status: z.literal('SPAM') }),
} as const;
