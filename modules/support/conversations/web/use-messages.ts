import { useEffect, useState } from 'react';
import { call } from '#platform/web/api/call.ts';
import { type ConversationView, conversationRoutes } from '../rules/contract.ts';
import { joinMessages } from './join-messages.ts';

/** Everything of a conversation that was read since it is open: the newest messages, and earlier ones page by page. */
export function useMessages({ ConversationKey, Messages }: ConversationView) {
  const [known, setKnown] = useState(Messages);
  useEffect(() => setKnown((was) => joinMessages(was, Messages)), [Messages]);
  const messages = joinMessages(known, Messages);
  const first = messages[0]?.Seq ?? 1;
  const readEarlier = async (): Promise<void> => {
    const found = await call(conversationRoutes.view, { query: { ConversationKey, BeforeSeq: first } });
    setKnown((was) => joinMessages(was, found.Messages));
  };
  return { messages, hasEarlier: first > 1, readEarlier };
}
