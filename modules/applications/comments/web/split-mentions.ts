export type TextPart = { text: string; name: string | null };

/** A comment's text in parts; a part that is a mention names the person. Longer names take precedence over their prefixes. */
export function splitMentions(text: string, names: readonly string[]): TextPart[] {
  const wanted = [...new Set(names)].filter(Boolean).toSorted((a, b) => b.length - a.length);
  if (wanted.length === 0) return [{ text, name: null }];
  // A name that ends in a Latin letter ends where its word does: "@Ivy" is not in "@Ivybridge".
  const pattern = new RegExp(`@(?:${wanted.map(literally).join('|')})(?!(?<=[A-Za-z0-9])[A-Za-z0-9])`, 'g');
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    if (index > from) parts.push({ text: text.slice(from, index), name: null });
    parts.push({ text: found, name: found.slice(1) });
    from = index + found.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), name: null });
  return parts;
}

const literally = (name: string): string => name.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
