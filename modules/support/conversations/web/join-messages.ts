import type { MessageView } from '../rules/message.ts';

/**
 * Merges newly loaded messages of a conversation in the staff inbox into the known ones, by number. If
 * numbers are missing in between, only the later messages are kept; earlier ones are loaded page by page.
 */
export function joinMessages(known: readonly MessageView[], found: readonly MessageView[]): MessageView[] {
  const byNumber = new Map([...known, ...found].map((message) => [message.Seq, message]));
  const all = [...byNumber.values()].toSorted((one, other) => one.Seq - other.Seq);
  const afterHole = all.findLastIndex(({ Seq }, at) => at > 0 && all[at - 1]?.Seq !== Seq - 1);
  return all.slice(Math.max(0, afterHole));
}
