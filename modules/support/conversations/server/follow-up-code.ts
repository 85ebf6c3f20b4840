/**
 * Creates and verifies the signed link in emails with which an anonymous visitor adds messages to a
 * conversation without seeing it.
 */
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { portalLink } from '#platform/server/mail/portal-link.ts';
import { readSignedKey, signKey } from '#platform/server/secret/signed-key.ts';
import type { Conversation } from './load-conversation.ts';

type FollowUpTarget = { db: Queries; settings: Settings };

/** Returns the link with which an anonymous visitor adds messages to a conversation without seeing it. */
export async function followUpLink(
  target: FollowUpTarget,
  { ConversationKey, Language }: Pick<Conversation, 'ConversationKey' | 'Language'>,
): Promise<string> {
  const code = await signKey(target, 'conversation more', ConversationKey);
  return portalLink(target.settings, '/contact', { lang: Language, code });
}

/** Returns the key of the conversation that a link of ours adds to; null for anything else. */
export const readFollowUpCode = (target: FollowUpTarget, code: string): Promise<string | null> =>
  readSignedKey(target, 'conversation more', code);
