import type { MessageView } from '../rules/message.ts';

/**
 * Merges newly loaded messages into the known ones, each once, by number. Numbers have no gaps, so a missing
 * number means that messages in between are not loaded: then only the later ones are kept, and the earlier
 * ones can be loaded page by page.
 */
export function joinMessages(known: readonly MessageView[], found: readonly MessageView[]): MessageView[] {
  const byNumber = new Map([...known, ...found].map((message) => [message.Seq, message]));
  const all = [...byNumber.values()].toSorted((one, other) => one.Seq - other.Seq);
  const afterHole = all.findLastIndex(({ Seq }, at) => at > 0 && all[at - 1]?.Seq !== Seq - 1);
  return all.slice(Math.max(0, afterHole));
}
