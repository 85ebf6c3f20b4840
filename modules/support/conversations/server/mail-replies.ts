import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { failField } from '#platform/server/http/fail.ts';
import { portalLink } from '#platform/server/mail/portal-link.ts';
import { queueMail } from '#platform/server/mail/send.ts';
import { MAIL_FILES_BYTES } from '../rules/limits.ts';
import { followUpLink } from './follow-up-code.ts';
import type { Conversation } from './load-conversation.ts';
import { markMailed } from './mark-mailed.ts';
import { chatReplyTemplate, conversationReplyTemplate } from './templates.ts';

/**
 * Emails the asker all staff replies not emailed or read yet (after number `afterSeq`) in one message, if
 * there are any. The conversation must be locked, so that each reply is sent exactly once.
 */
export async function mailReplies(
  tx: Tx,
  settings: Settings,
  conversation: Conversation,
  afterSeq = 0,
): Promise<void> {
  const { Id, MailedSeq, Email, Language, Name, ConversationNo } = conversation;
  const fromSeq = Math.max(MailedSeq, afterSeq);
  const messages = await tx
    .selectFrom('ConversationMessage')
    .select(['Seq', 'Text', 'Attachment'])
    .where('ConversationId', '=', Id)
    .where('Side', '=', 'STAFF')
    .where('Seq', '>', fromSeq)
    .orderBy('Seq')
    .execute();
  if (messages.length === 0) return;
  const isChat = conversation.Source === 'CHAT';
  await queueMail(tx, {
    to: Email,
    language: Language,
    template: isChat ? chatReplyTemplate : conversationReplyTemplate,
    params: { ConversationNo, Asker: Name },
    messages: messages.map(({ Text }) => Text),
    link: isChat
      ? portalLink(settings, '/dashboard', { chat: 'open' })
      : await followUpLink({ db: tx, settings }, conversation),
    // Chat files are available in the portal, to signed-in users only.
    attachments: isChat
      ? []
      : await filesToMail(
          tx,
          messages.flatMap(({ Attachment }) => Attachment),
        ),
    cause: `conversation ${conversation.ConversationKey} ${messages.at(-1)?.Seq}`,
    thread: ConversationNo,
  });
  await markMailed(tx, conversation, fromSeq);
}

async function filesToMail(tx: Tx, keys: readonly string[]): Promise<{ Id: number }[]> {
  if (keys.length === 0) return [];
  const rows = await tx
    .selectFrom('File')
    .select(['Id', 'FileKey', 'Size'])
    .where('FileKey', 'in', keys)
    .execute();
  const bytes = rows.reduce((sum, { Size }) => sum + Number(Size), 0);
  if (bytes > MAIL_FILES_BYTES) failField('Attachment', 'CONVERSATION_FILES_TOO_LARGE', { mb: 10 });
  return keys.flatMap((key) => rows.find(({ FileKey }) => FileKey === key) ?? []);
}
