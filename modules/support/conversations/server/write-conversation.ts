/** The only code that changes the status of a conversation. The caller has locked it. */
import type { Updateable } from 'kysely';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { type ConversationStatus, isClosed } from '../rules/statuses.ts';
import type { Conversation } from './load-conversation.ts';

type Change = {
  Status: ConversationStatus;
  /** Columns that change together with the status; `ClosedAt` follows from it. */
  columns: Omit<Updateable<Tables['Conversation']>, 'Status' | 'ClosedAt'>;
  at: Date;
};

export const changeConversation = (
  tx: Tx,
  row: Pick<Conversation, 'Id' | 'Status'>,
  { Status, columns, at }: Change,
): Promise<Conversation> =>
  tx
    .updateTable('Conversation')
    .set({
      ...columns,
      Status,
      ...(Status !== row.Status && { ClosedAt: isClosed(Status) ? at : null }),
    })
    .where('Id', '=', row.Id)
    .where(announceStatus('conversation', Status))
    .returningAll()
    .executeTakeFirstOrThrow();
