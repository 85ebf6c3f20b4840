import type { MessageView } from '../rules/message.ts';

/**
 * Adds what was read to what is known: each message once, by its number. Numbers have no holes, so where one is
 * missing something was said in between that is not known yet: only what follows is kept, and what came before is
 * asked for again as earlier messages.
 */
export function joinMessages(known: readonly MessageView[], found: readonly MessageView[]): MessageView[] {
  const byNumber = new Map([...known, ...found].map((message) => [message.Seq, message]));
  const all = [...byNumber.values()].toSorted((one, other) => one.Seq - other.Seq);
  const afterHole = all.findLastIndex(({ Seq }, at) => at > 0 && all[at - 1]?.Seq !== Seq - 1);
  return all.slice(Math.max(0, afterHole));
}
