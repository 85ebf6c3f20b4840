import { namedApplications, visibleTo } from '#modules/applications/applications/server/index.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { actionsFor } from '#platform/common/workflow/actions-for.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { formatReasons } from '#platform/server/workflow/format-reasons.ts';
import type { ConversationView } from '../rules/contract.ts';
import { conversationWorkflow } from '../rules/workflow.ts';
import { conversationFacts } from './conversation-facts.ts';
import { isOfInbox } from './is-of-inbox.ts';
import { type Conversation, loadConversation } from './load-conversation.ts';
import { messagesOf } from './messages-of.ts';

type Reader = { actor: SignedIn; language: Language; at: Date };
type Window = Parameters<typeof messagesOf>[3];

/**
 * Returns one conversation as staff sees it: asker, application, assignee, a page of messages with internal
 * notes, and the user's actions. Only for users of the inbox.
 */
export async function viewConversation(
  db: Queries,
  key: string,
  { actor, language, at }: Reader,
  window: Window = {},
): Promise<ConversationView> {
  const found = isOfInbox(actor) ? await loadConversation(db, key) : null;
  const row = found ?? fail('ERR_NOT_FOUND');
  const facts = await conversationFacts(db, row);
  const content = await messagesOf(db, row, { Id: actor.Id, isStaff: true }, window);
  return {
    ConversationKey: row.ConversationKey,
    ConversationNo: row.ConversationNo,
    Source: row.Source,
    Status: row.Status,
    Topic: row.Topic,
    Name: row.Name,
    Organisation: row.Organisation,
    Email: row.Email,
    Language: row.Language,
    Version: row.Version,
    Suspicions: row.Suspicions,
    CreatedAt: row.CreatedAt.toISOString(),
    LastAt: row.LastAt.toISOString(),
    LastSide: row.LastSide,
    LastSeq: row.LastSeq,
    ClientSeenSeq: row.ClientSeenSeq,
    StaffSeenSeq: row.StaffSeenSeq,
    Assigned: await person(db, row.AssignedId),
    Asker: await person(db, row.AccountId),
    Application: await applicationOf(db, actor, row),
    ...content,
    Actions: actionsFor(conversationWorkflow, facts, actor, at).map((state) => ({
      ...state,
      Reasons: formatReasons(state.Reasons, language, conversationWorkflow.StatusText),
    })),
  };
}

async function person(db: Queries, id: number | null) {
  if (id === null) return null;
  const row = await db
    .selectFrom('Account')
    .select(['UserKey', 'FirstName', 'LastName'])
    .where('Id', '=', id)
    .executeTakeFirstOrThrow();
  return { UserKey: row.UserKey, Name: fullName(row) };
}

/** Returns the conversation's application; null if the reader may not see it. */
async function applicationOf(db: Queries, actor: SignedIn, { ApplicationId }: Conversation) {
  if (ApplicationId === null) return null;
  const row = await namedApplications(db)
    .where('Application.Id', '=', ApplicationId)
    .where(visibleTo(actor))
    .executeTakeFirst();
  return row ? { ...row, CreatedAt: row.CreatedAt.toISOString() } : null;
}
