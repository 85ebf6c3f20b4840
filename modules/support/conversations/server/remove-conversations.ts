/**
 * Deletes the conversations that match a condition, with all their messages, files, emails and
 * notifications; the event log keeps only their numbers.
 */
import { type SqlBool, sql } from 'kysely';
import { audit } from '#platform/server/audit/audit.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { canRemoveFiles } from '#platform/server/files/can-remove-files.ts';
import { openFileStore } from '#platform/server/files/open-store.ts';
import type { Portal } from '#platform/server/http/context.ts';

/** Conversations per transaction. */
const BATCH_SIZE = 100;

type Removal = {
  /** Condition on `conversation` that selects those to delete. */
  due: ReturnType<typeof sql<SqlBool>>;
  event: 'CONVERSATION_SPAM_REMOVED' | 'CONVERSATION_KEPT_LONG_ENOUGH';
};

/**
 * Deletes conversations with everything that belongs to them: messages, emails, staff notifications, files.
 * The event log keeps their numbers and never contained the asker's identity.
 */
export async function removeConversations({ db, settings }: Portal, removal: Removal): Promise<void> {
  for (;;) {
    const count = await db.transaction().execute((tx) => removeSome(tx, settings, removal));
    if (count < BATCH_SIZE) return;
  }
}

async function removeSome(tx: Tx, settings: Settings, { due, event }: Removal): Promise<number> {
  if (!(await canRemoveFiles(tx))) return 0;
  const rows = await tx
    .selectFrom('Conversation')
    .select(['Id', 'ConversationKey', 'ConversationNo'])
    .where(due)
    .orderBy('Id')
    .limit(BATCH_SIZE)
    .forUpdate()
    .execute();
  if (rows.length === 0) return 0;
  const ids = rows.map(({ Id }) => Id);
  await removeMails(tx, rows);
  await removeFiles(tx, settings, ids);
  await tx.deleteFrom('Conversation').where('Id', 'in', ids).execute();
  const numbers = rows.map(({ ConversationNo }) => ConversationNo);
  await audit(tx, { AccountId: null, Event: event, Object: null, Detail: { ConversationNos: numbers } });
  return rows.length;
}

/**
 * Finds emails by cause: for the asker `conversation <key> …`, for staff and their screens
 * `conversation:<id>:…`.
 */
async function removeMails(tx: Tx, rows: readonly { Id: number; ConversationKey: string }[]): Promise<void> {
  const keys = rows.map(({ ConversationKey }) => ConversationKey);
  const ids = rows.map(({ Id }) => String(Id));
  const toStaff = sql<SqlBool>`cause like 'conversation:%' and split_part(cause, ':', 2) = any(${ids})`;
  const toAsker = sql<SqlBool>`cause like 'conversation %' and split_part(cause, ' ', 2) = any(${keys})`;
  const mails = tx
    .selectFrom('Mail')
    .select('Id')
    .where((eb) => eb.or([toStaff, toAsker]));
  await tx.deleteFrom('MailAttachment').where('MailId', 'in', mails).execute();
  await tx.deleteFrom('Mail').where('Id', 'in', mails).execute();
  await tx.deleteFrom('Notification').where(toStaff).execute();
}

/** Deletes the bytes first, then the row: if interrupted in between, the next run repeats it. */
async function removeFiles(tx: Tx, settings: Settings, ids: readonly number[]): Promise<void> {
  const files = await tx
    .selectFrom('File')
    .innerJoin('ConversationMessage', 'ConversationMessage.Id', 'File.ConversationMessageId')
    .select(['File.Id', 'File.StorageKey'])
    .where('ConversationMessage.ConversationId', 'in', ids)
    .execute();
  if (files.length === 0) return;
  const store = openFileStore(settings);
  for (const { StorageKey } of files) await store.remove(StorageKey);
  const fileIds = files.map(({ Id }) => Id);
  await tx.deleteFrom('File').where('Id', 'in', fileIds).execute();
}
