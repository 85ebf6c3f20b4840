export type TextPart = { text: string; name: string | null };

/**
 * Splits a comment's text into plain parts and mentions, so that these can be highlighted; longer names take
 * precedence over their prefixes.
 */
export function splitMentions(text: string, names: readonly string[]): TextPart[] {
  const sortedNames = [...new Set(names)].filter(Boolean).toSorted((a, b) => b.length - a.length);
  if (sortedNames.length === 0) return [{ text, name: null }];
  // A name ending in a Latin letter must end at a word boundary: "@Ivy" does not match in "@Ivybridge".
  const pattern = new RegExp(
    `@(?:${sortedNames.map(literally).join('|')})(?!(?<=[A-Za-z0-9])[A-Za-z0-9])`,
    'g',
  );
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
