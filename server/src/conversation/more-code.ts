import type { Queries } from '../db/connect.ts';
import { portalLink } from '../mail/portal-link.ts';
import { readSignedKey, signKey } from '../secret/signed-key.ts';
import type { Settings } from '../settings.ts';
import type { Conversation } from './load-conversation.ts';

type Asked = { db: Queries; settings: Settings };

/** Where a stranger adds to a conversation. The link lets them write to it; it shows nothing that was said. */
export async function moreLink(
  asked: Asked,
  { ConversationKey, Language }: Pick<Conversation, 'ConversationKey' | 'Language'>,
): Promise<string> {
  const code = await signKey(asked, 'conversation more', ConversationKey);
  return portalLink(asked.settings, '/contact', { lang: Language, code });
}

/** The conversation that a link of ours adds to, or null for anything else. */
export const readMoreCode = (asked: Asked, code: string): Promise<string | null> =>
  readSignedKey(asked, 'conversation more', code);
