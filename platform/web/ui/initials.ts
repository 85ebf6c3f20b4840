/**
 * Returns the one or two letters shown in a person's avatar: the first character of a Chinese name,
 * otherwise those of the first and last word.
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = [...(words[0] ?? '')][0] ?? '';
  if (/\p{Script=Han}/u.test(first) || words.length < 2) return first.toUpperCase();
  return `${first}${[...(words.at(-1) ?? '')][0] ?? ''}`.toUpperCase();
}
