import { newIdempotencyKey } from '#platform/web/api/call.ts';

type Body = { ConversationKey: string; Text: string; Attachment?: string[]; Version?: number };

/**
 * Keeps the idempotency key and content of a staff reply or note until its outcome is known, so that sending
 * it again after a lost connection cannot store it twice.
 */
export function newAttempt() {
  let tried: { words: string; body: Body; key: string } | null = null;
  return {
    of: <B extends Body>(body: B): B => {
      const { Version: _, ...content } = body;
      const serialized = JSON.stringify(content);
      if (tried?.words !== serialized) tried = { words: serialized, body, key: newIdempotencyKey() };
      return tried.body as B;
    },
    key: (): string => tried?.key ?? newIdempotencyKey(),
    /** The message was stored or refused: the same text is then a new request. */
    over: (): void => {
      tried = null;
    },
  };
}
