import type { ChatMessage } from '../rules/contract.ts';

/** Adds what came after (or, of an earlier page, before) what is known; each message once, in the server's order. */
export function mergeMessages(
  known: readonly ChatMessage[],
  found: readonly ChatMessage[],
  where: 'AFTER' | 'BEFORE',
): ChatMessage[] {
  const keys = new Set(known.map(({ MessageKey }) => MessageKey));
  const fresh = found.filter(({ MessageKey }) => !keys.has(MessageKey));
  return where === 'AFTER' ? [...known, ...fresh] : [...fresh, ...known];
}
