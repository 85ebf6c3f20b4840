/** Endpoints of the staff inbox: list, view, count, mark as seen, actions, canned answers, live room. */
import type { Context } from '#platform/server/http/context.ts';
import { answer, answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { performAction } from '#platform/server/workflow/perform-action.ts';
import { conversationActionOf, conversationActionRoutes } from '../rules/action-routes.ts';
import { conversationRoutes } from '../rules/contract.ts';
import { conversationHandler } from './conversation-handler.ts';
import { inboxAgents } from './inbox-agents.ts';
import { inboxCount } from './inbox-count.ts';
import { inboxRoom } from './inbox-room.ts';
import { listConversations } from './list-conversations.ts';
import { markSeenByStaff } from './mark-seen.ts';
import { listCanned, removeCanned, saveCanned } from './saved-replies.ts';
import { viewConversation } from './view-conversation.ts';

type ActionRoute = (typeof conversationActionRoutes)[keyof typeof conversationActionRoutes];

function perform(context: Context<ActionRoute>, route: ActionRoute) {
  const { actor, language, at, idempotencyKey, address, body } = context;
  const input: Record<string, unknown> = body;
  return performAction(context, conversationHandler, {
    ...{ action: conversationActionOf(route, input), key: body.ConversationKey },
    ...{ input, actor, language, at, idempotencyKey, address },
  });
}

export const http = defineHttp({
  calls: [
    ...answerAll(conversationRoutes, {
      list: listConversations,
      view: ({ db, query: { ConversationKey, ...window }, ...reader }) =>
        viewConversation(db, ConversationKey, reader, window),
      count: ({ db, actor }) => inboxCount(db, actor),
      seen: markSeenByStaff,
      people: ({ db }) => inboxAgents(db),
      cannedList: listCanned,
      cannedSave: saveCanned,
      cannedRemove: removeCanned,
    }),
    ...Object.values(conversationActionRoutes).map((Route) =>
      answer(Route as ActionRoute, (context) => perform(context as Context<ActionRoute>, Route)),
    ),
  ],
  live: (_db, { hear: handleSignal, left }) => ({
    rooms: { inbox: { ...inboxRoom, onSignal: handleSignal, onLeave: left } },
  }),
});
