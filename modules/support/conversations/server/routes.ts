import type { Bind } from '#platform/server/http/bind.ts';
import type { Context } from '#platform/server/http/context.ts';
import { act } from '#platform/server/workflow/act.ts';
import { conversationActionOf, conversationActionRoutes } from '../rules/action-routes.ts';
import { conversationRoutes } from '../rules/contract.ts';
import { listCanned, removeCanned, saveCanned } from './canned.ts';
import { conversationDoor } from './conversation-door.ts';
import { inboxCount } from './inbox-count.ts';
import { inboxPeople } from './inbox-people.ts';
import { listConversations } from './list-conversations.ts';
import { markSeenByStaff } from './mark-seen.ts';
import { viewConversation } from './view-conversation.ts';

type ActionRoute = (typeof conversationActionRoutes)[keyof typeof conversationActionRoutes];

export function bindConversation(bind: Bind): void {
  bind(conversationRoutes.list, listConversations);
  bind(conversationRoutes.view, ({ db, query: { ConversationKey, ...window }, ...reader }) =>
    viewConversation(db, ConversationKey, reader, window),
  );
  bind(conversationRoutes.count, ({ db, actor }) => inboxCount(db, actor));
  bind(conversationRoutes.seen, markSeenByStaff);
  bind(conversationRoutes.people, ({ db }) => inboxPeople(db));
  bind(conversationRoutes.cannedList, listCanned);
  bind(conversationRoutes.cannedSave, saveCanned);
  bind(conversationRoutes.cannedRemove, removeCanned);
  for (const Route of Object.values(conversationActionRoutes))
    bind(Route as ActionRoute, (context) => perform(context as Context<ActionRoute>, Route));
}

function perform(context: Context<ActionRoute>, route: ActionRoute) {
  const { actor, language, at, idempotencyKey, address, body } = context;
  const input: Record<string, unknown> = body;
  return act(context, conversationDoor, {
    ...{ action: conversationActionOf(route, input), key: body.ConversationKey },
    ...{ input, actor, language, at, idempotencyKey, address },
  });
}
