import type { ConversationView } from '@assay/shared/conversation/contract.ts';
import { conversationWorkflow } from '@assay/shared/conversation/workflow.ts';
import type { Language } from '@assay/shared/translation/language.ts';
import { actionsFor } from '@assay/shared/workflow/actions-for.ts';
import { namedApplications } from '../application/named-applications.ts';
import { inScope } from '../application/scope.ts';
import type { Queries } from '../db/connect.ts';
import type { SignedIn } from '../http/context.ts';
import { fail } from '../http/fail.ts';
import { fullName } from '../user/person-names.ts';
import { sayReasons } from '../workflow/say-reasons.ts';
import { conversationFacts } from './conversation-facts.ts';
import { isOfInbox } from './is-of-inbox.ts';
import { type Conversation, loadConversation } from './load-conversation.ts';
import { messagesOf } from './messages-of.ts';

type Reader = { actor: SignedIn; language: Language; at: Date };
type Window = Parameters<typeof messagesOf>[3];

/** One conversation as the staff sees it. */
export async function viewConversation(
  db: Queries,
  key: string,
  { actor, language, at }: Reader,
  window: Window = {},
): Promise<ConversationView> {
  const found = isOfInbox(actor) ? await loadConversation(db, key) : null;
  const row = found ?? fail('ERR_NOT_FOUND');
  const facts = await conversationFacts(db, row);
  const said = await messagesOf(db, row, { Id: actor.Id, isStaff: true }, window);
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
    AskerSeenSeq: row.AskerSeenSeq,
    StaffSeenSeq: row.StaffSeenSeq,
    Assigned: await person(db, row.AssignedId),
    Asker: await person(db, row.AccountId),
    Application: await applicationOf(db, actor, row),
    ...said,
    Actions: actionsFor(conversationWorkflow, facts, actor, at).map((state) => ({
      ...state,
      Reasons: sayReasons(state.Reasons, language, conversationWorkflow.StatusText),
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

/** Of an application that the reader does not see, nothing is said. */
async function applicationOf(db: Queries, actor: SignedIn, { ApplicationId }: Conversation) {
  if (ApplicationId === null) return null;
  const row = await namedApplications(db)
    .where('Application.Id', '=', ApplicationId)
    .where(inScope(actor))
    .executeTakeFirst();
  return row ? { ...row, CreatedAt: row.CreatedAt.toISOString() } : null;
}
