import type { ChatMessage } from '../rules/contract.ts';

/**
 * Merges later (or, for an earlier page, earlier) messages into the known ones; each once, in the server's
 * order.
 */
export function mergeMessages(
  known: readonly ChatMessage[],
  found: readonly ChatMessage[],
  where: 'AFTER' | 'BEFORE',
): ChatMessage[] {
  const keys = new Set(known.map(({ MessageKey }) => MessageKey));
  const fresh = found.filter(({ MessageKey }) => !keys.has(MessageKey));
  return where === 'AFTER' ? [...known, ...fresh] : [...fresh, ...known];
}
