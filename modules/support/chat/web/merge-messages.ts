import type { ChatMessage } from '../rules/contract.ts';

/**
 * Adds newly fetched messages after (or, for an earlier page, before) those already loaded in the client's
 * chat; each once, in the server's order.
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
