import { createHmac, timingSafeEqual } from 'node:crypto';
import { portalLink } from '../mail/portal-link.ts';
import { secretKey } from '../secret/secret-key.ts';
import type { Settings } from '../settings.ts';
import type { Conversation } from './load-conversation.ts';

const KEY_LENGTH = 22;
const MAC_LENGTH = 22;

async function macOf(settings: Settings, conversationKey: string): Promise<string> {
  const key = await secretKey(settings, 'conversation more');
  return createHmac('sha256', key).update(conversationKey).digest('base64url').slice(0, MAC_LENGTH);
}

/** Where a stranger adds to a conversation. The link lets them write to it; it shows nothing that was said. */
export async function moreLink(
  settings: Settings,
  { ConversationKey, Language }: Pick<Conversation, 'ConversationKey' | 'Language'>,
): Promise<string> {
  const code = ConversationKey + (await macOf(settings, ConversationKey));
  return portalLink(settings, '/contact', { lang: Language, code });
}

/** The conversation that a link of ours adds to, or null for anything else. */
export async function readMoreCode(settings: Settings, code: string): Promise<string | null> {
  if (code.length !== KEY_LENGTH + MAC_LENGTH) return null;
  const key = code.slice(0, KEY_LENGTH);
  const [given, right] = [Buffer.from(code.slice(KEY_LENGTH)), Buffer.from(await macOf(settings, key))];
  return given.length === right.length && timingSafeEqual(given, right) ? key : null;
}
