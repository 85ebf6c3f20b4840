import { newIntention } from '#platform/web/api/call.ts';

type Body = { ConversationKey: string; Text: string; Attachment?: string[]; Version?: number };

/**
 * Sending the same words again after the line broke is the same deed, although what was broken off may have arrived and
 * made the conversation newer: it goes out under the same key, and exactly as it was at first.
 */
export function newAttempt() {
  let tried: { words: string; body: Body; key: string } | null = null;
  return {
    of: <B extends Body>(body: B): B => {
      const { Version: _, ...said } = body;
      const words = JSON.stringify(said);
      if (tried?.words !== words) tried = { words, body, key: newIntention() };
      return tried.body as B;
    },
    key: (): string => tried?.key ?? newIntention(),
    /** It arrived, or was refused: the same words are meant anew. */
    over: (): void => {
      tried = null;
    },
  };
}
